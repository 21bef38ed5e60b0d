import { usePageName } from '@marquee/state/pageName';
import { fixedClock } from '@marquee/testing/fixedClock';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageShell, type PageShellProps } from './PageShell.tsx';

const Named = () => <p data-testid="named">{usePageName()}</p>;

const start = (kind: PageShellProps['kind'], children: PageShellProps['children'] = <p>screen</p>, at = '/') =>
  renderWithApp(
    <>
      <PageShell kind={kind} clock={fixedClock()}>
        {children}
      </PageShell>
      <Named />
    </>,
    { at },
  );

describe('PageShell', () => {
  test.each([
    ['full', true, true, true],
    ['header', true, false, true],
    ['bare', false, false, false],
  ] as const)('SHELL-01 SAFE-01 %s: header %s, footer %s, legal words %s', async (kind, header, footer, legal) => {
    await start(kind);
    expect(screen.queryByRole('banner') !== null).toBe(header);
    expect(screen.queryByText(/All rights reserved/) !== null).toBe(footer);
    expect(screen.queryByRole('contentinfo') !== null).toBe(legal);
    expect(screen.getByRole('main').textContent).toBe('screen');
  });

  test('the first stop of the keyboard leads past header and menu', async () => {
    await start('full');
    await userEvent.tab();
    const skip = document.activeElement;
    expect(skip?.textContent).toBe('Skip to content');
    expect(skip?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  test('a screen that crashes leaves the way elsewhere standing', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Crash = (): never => {
      throw new Error('boom');
    };
    await start('full', <Crash />);
    expect(screen.getByRole('alert').textContent).toContain('Unknown error.');
    expect(screen.getByRole('link', { name: 'Specimen, home' })).toBeTruthy();
    silent.mockRestore();
  });

  test('SHELL-01f an unknown path says so and shows the way home', async () => {
    const { path } = await start('full', <NotFoundPage />, '/nowhere');
    expect(screen.getByRole('heading', { name: 'This page does not exist' })).toBeTruthy();
    expect(screen.getByTestId('named').textContent).toBe('This page does not exist');
    await userEvent.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(path()).toBe('/');
  });
});
