import { addFavourite } from '@marquee/sdk/contract/games/addFavourite';
import { launchGame } from '@marquee/sdk/contract/games/launch';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { testBrand } from '@marquee/testing/testBrand';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Promotions } from './Promotions.tsx';
import { Providers } from './Providers.tsx';
import { Winners } from './Winners.tsx';
import { YourGames } from './YourGames.tsx';

const KOI = { nodeId: 'G00001', vassalage: 'LWK', vendor: 'LWK_RNG', gameType: 'RNG' };
const list = async (name: string) => within(await screen.findByRole('list', { name })).findAllByRole('listitem');
const off = { ...testBrand.games, off: ['RNG', 'COCKFIGHT'] as const };

describe('home', () => {
  test('GAME-07 shows what the member played last, and says what comes here while that is nothing', async () => {
    const { client, app } = await renderWithApp(<YourGames />, { session: 'member' });
    expect(await screen.findByText('Games that you play will be listed here.')).toBeTruthy();
    await act(async () => {
      await client.send(launchGame, { ...KOI, language: 'EN' });
      await app.queries.invalidateQueries();
    });
    expect((await list('Recent')).length).toBe(1);
    expect(screen.getByRole('link', { name: 'Show all: Your games' }).getAttribute('href')).toBe('/rng?page=recent');
  });

  test('GAME-07 shows what the member marked, of every kind of games', async () => {
    const { client, sent } = await renderWithApp(<YourGames />, { session: 'member' });
    await client.send(addFavourite, KOI);
    await client.send(addFavourite, { nodeId: 'F001', vendor: 'RFL_FISH', gameType: 'FISH' });
    await userEvent.click(screen.getByRole('tab', { name: 'Favourites' }));
    expect((await list('Favourites')).length).toBe(2);
    expect(sent('games.favourites').map(({ url }) => url.searchParams.get('gameType'))).toEqual(['RNG', 'FISH', 'PVP']);
  });

  test('GAME-07 SHELL-06 providers by kind: of slots one is chosen on its page, of live games one is started', async () => {
    const { path } = await renderWithApp(<Providers />, { session: 'member' });
    const [slots] = await screen.findAllByRole('tabpanel');
    const link = within(slots as HTMLElement).getByRole('link', { name: /^Lanternwick/ });
    expect(link.getAttribute('href')).toBe('/rng?page=all&vassalage=LWK');
    await userEvent.click(screen.getByRole('tab', { name: 'Live casino' }));
    await userEvent.click(screen.getByRole('link', { name: /^Velvet Salon/ }));
    expect(path()).toBe('/game?vassalage=VSL&gameType=LIVE');
  });

  test('SHELL-05 at most eleven providers stand before the way to all of them', async () => {
    await renderWithApp(<Providers />);
    const panel = within(await screen.findByRole('tabpanel'));
    expect(panel.getAllByRole('link').length).toBe(12);
    expect(panel.getByRole('link', { name: /^All \d+ providers$/ }).getAttribute('href')).toBe('/rng');
  });

  test('SAFE-05 kinds that the brand does not offer are neither among providers nor among winners', async () => {
    await renderWithApp(
      <>
        <Providers />
        <Winners />
      </>,
      { brand: { games: { ...off, off: [...off.off] } } },
    );
    await screen.findByRole('tab', { name: 'Live casino' });
    expect([screen.queryByRole('tab', { name: 'Slots' }), screen.queryByRole('tab', { name: 'Cockfight' })]).toEqual([
      null,
      null,
    ]);
    expect((await list('Latest winners')).length).toBeLessThan(40);
  });

  test('GAME-07 fifty winners by masked ids, none of which leads to a game', async () => {
    const { sent } = await renderWithApp(<Winners />);
    const winners = await list('Latest winners');
    expect([winners.length, sent('games.winners')[0]?.url.searchParams.get('limitNum')]).toEqual([50, '50']);
    expect(winners.filter(({ textContent }) => !/\w{2}\*{3}\d{2}\u2069, /.test(textContent ?? ''))).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/Every result is chance/)).toBeTruthy();
  });

  test('WCAG 1.3.2 names of games, winners and promotions keep their signs in a page of another direction', async () => {
    await renderWithApp(
      <>
        <Winners />
        <Promotions hasPage={() => true} />
      </>,
    );
    const [winner] = await list('Latest winners');
    expect(winner?.textContent).toMatch(/\u2068\w{2}\*{3}\d{2}\u2069/);
    expect(winner?.querySelector('p[dir="auto"]')?.getAttribute('title')).toBeTruthy();
    const titles = await screen.findAllByRole('heading', { level: 3 });
    for (const title of titles) expect(title.closest('[dir="auto"]')).toBe(title);
  });

  test('WCAG 2.2.2 winners move on by themselves until they are stopped, or while somebody points at them', async () => {
    const timers = { setInterval: vi.fn(() => 1), clearInterval: vi.fn() };
    await renderWithApp(<Winners timers={timers} />);
    await list('Latest winners');
    const runs = () => timers.setInterval.mock.calls.length - timers.clearInterval.mock.calls.length;
    await waitFor(() => expect(runs()).toBe(1));
    const part = screen.getByRole('region', { name: 'Latest winners' });
    await userEvent.hover(part);
    expect(runs()).toBe(0);
    await userEvent.unhover(part);
    expect(runs()).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Stop moving' }));
    await userEvent.unhover(part);
    act(() => screen.getByRole('button', { name: 'Move on' }).blur());
    expect(runs()).toBe(0);
  });

  test('SHELL-07 winners stand while a dialog lies over them', async () => {
    const timers = { setInterval: vi.fn((_: () => void) => 1), clearInterval: vi.fn() };
    await renderWithApp(<Winners timers={timers} />);
    const winners = await screen.findByRole('list', { name: 'Latest winners' });
    await waitFor(() => expect(timers.setInterval).toHaveBeenCalled());
    const moved = vi.spyOn(winners, 'scrollTo');
    const tick = () => timers.setInterval.mock.lastCall?.[0]();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    tick();
    expect(moved).not.toHaveBeenCalled();
    dialog.remove();
    tick();
    expect(moved).toHaveBeenCalled();
  });

  test('GAME-07 promotions lead to their pages where there are some', async () => {
    await renderWithApp(<Promotions hasPage={(path) => path === '/promoDetail'} />);
    const links = await screen.findAllByRole('link');
    expect(links.length).toBe(3);
    expect(links[0]?.getAttribute('href')).toMatch(/^\/promoDetail\?id=\w+/);
  });

  const hasPage = () => false;
  test.each([
    ['games.recent', 'Your games', <YourGames key="1" />],
    ['games.vendors', 'Games by provider', <Providers key="2" />],
    ['games.winners', 'Latest winners', <Winners key="3" />],
    ['promotions.list', 'Promotions', <Promotions key="4" hasPage={hasPage} />],
  ] as const)(
    'GAME-07 ERR-03 without %s only its own part fails, and it can be tried again',
    async (call, title, part) => {
      const { fail, sent } = await start(part, { session: 'member', fault: `${call}=500` });
      const region = within(screen.getByRole('region', { name: title }));
      const alert = await region.findByRole('alert');
      expect(screen.getByText('the rest')).toBeTruthy();
      fail('');
      const before = sent(call).length;
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(region.queryByRole('alert')).toBeNull());
      expect(sent(call).length).toBe(before + 1);
    },
  );

  test.each([
    ['No wins to show right now.', <Winners key="1" />],
    ['There are no promotions right now.', <Promotions key="2" hasPage={hasPage} />],
  ] as const)('GAME-07 nothing to show is said: %s', async (words, part) => {
    await start(part, { scenario: 'empty' });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

const start = (part: ReactNode, options: RenderOptions) =>
  renderWithApp(
    <>
      {part}
      <p>the rest</p>
    </>,
    options,
  );
