import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageShell } from '../page/PageShell.tsx';

test('SAFE-01 a page with the header alone still bears age mark, licence and help', async () => {
  const { brand, clock } = await renderWithApp(<span />);
  await renderWithApp(
    <PageShell kind="header" clock={clock}>
      <h1>Log in</h1>
    </PageShell>,
  );
  const line = screen.getByRole('contentinfo');
  expect(line.textContent).toContain(brand.legal.licences[0]?.number);
  expect(screen.getByRole('img', { name: /aged 18 and over/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Help with gambling/ })).toBeTruthy();
});
