import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { AT_A_TIME, ProviderStrip } from './ProviderStrip.tsx';

const names = async () => (await screen.findAllByRole('link')).map(({ textContent }) => textContent);

test('SHELL-09a the strip shows 10 providers at a time, and goes on and back by as many', async () => {
  await renderWithApp(<ProviderStrip />);
  const first = await names();
  expect(first).toHaveLength(AT_A_TIME);
  await userEvent.click(screen.getByRole('button', { name: 'More providers' }));
  const next = await names();
  expect(next.length).toBeGreaterThan(0);
  expect(next.some((name) => first.includes(name))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Providers before' }));
  expect(await names()).toEqual(first);
});

test('SHELL-09a where the platform names no provider there is no strip', async () => {
  const { sent } = await renderWithApp(<ProviderStrip />, { scenario: 'empty' });
  expect(screen.getByRole('region', { name: 'Game providers' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(sent('games.hot')).toHaveLength(1);
});

test('SHELL-06 SAFE-05 each leads where its category leads, and none of a kind that is not offered', async () => {
  await renderWithApp(<ProviderStrip />, {
    brand: { games: { off: ['RNG'], first: [], cockfightSection: false, jackpot: 'off' } },
  });
  const links = await screen.findAllByRole<HTMLAnchorElement>('link');
  for (const { pathname, search } of links) {
    expect(`${pathname}${search}`).toMatch(/^\/(pvp|fish)\?vassalage=\w+$|^\/game\?vassalage=\w+&gameType=\w+$/);
  }
});
