import { useDialogs } from '@marquee/state/dialogs';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LobbyPage } from '../lobby/LobbyPage.tsx';

const Open = () => <output>{useDialogs().current?.kind}</output>;
const start = (options: RenderOptions = {}) =>
  renderWithApp(
    <>
      <LobbyPage category="PVP" />
      <Open />
    </>,
    { at: '/pvp', session: 'member', ...options },
  );
const rooms = async () => within(await screen.findByRole('list', { name: 'Rooms' }));

describe('card rooms', () => {
  test('GAME-08a the page of card games begins with their rooms: seats, limits, fifteen a page', async () => {
    const { path } = await start();
    const items = (await rooms()).getAllByRole('listitem');
    expect(items.length).toBe(15);
    expect(items[0]?.textContent).toMatch(/ · Beginners\d+ of 48 seats takenBets P1 to P50/);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(path()).toBe('/pvp?page=rooms&no=2');
  });

  test('GAME-08a a room starts with its own address', async () => {
    const { path } = await start();
    const [link] = (await rooms()).getAllByRole('link');
    await userEvent.click(link as HTMLElement);
    expect(path()).toMatch(/^\/game\?nodeId=P\d+&vassalage=\w+&vendor=\w+&gameType=PVP&gameCode=\w+&roomId=P\d+-\d$/);
  });

  test('GAME-08a a room that is full or down leads nowhere, and says so', async () => {
    await start();
    await rooms();
    const shut: string[] = [];
    for (;;) {
      const items = (await rooms()).getAllByRole('listitem');
      shut.push(
        ...items.filter((item) => !within(item).queryByRole('link')).map(({ textContent }) => `${textContent}`),
      );
      const next = screen.getByRole('button', { name: 'Next page' });
      if (next.getAttribute('aria-disabled') === 'true') break;
      await userEvent.click(next);
    }
    expect(shut.length).toBeGreaterThan(0);
    expect(shut.filter((text) => !/Full$|Maintenance$/.test(text))).toEqual([]);
  });

  test('GAME-08a rooms of the provider that is chosen', async () => {
    const { sent } = await start({ at: '/pvp?page=rooms&vassalage=FDN' });
    await rooms();
    expect(sent('games.rooms')[0]?.url.searchParams.get('vassalage')).toBe('FDN');
  });

  test('GAME-05 AUTH-23 a visitor is asked to log in', async () => {
    await start({ session: 'visitor' });
    await userEvent.click((await rooms()).getAllByRole('link')[0] as HTMLElement);
    expect(screen.getByText('login')).toBeTruthy();
  });

  test('GAME-08a ERR-03 without an answer it can be tried again, and without a room it says so', async () => {
    const { fail } = await start({ fault: 'games.rooms=500' });
    const alert = await screen.findByRole('alert');
    fail('');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await start({ scenario: 'empty' });
    expect(await screen.findByText('No room is open right now')).toBeTruthy();
  });
});
