import { useDialogs } from '@marquee/state/dialogs';
import { Back } from '@marquee/testing/places';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LobbyPage, type LobbyPageProps } from './LobbyPage.tsx';

function Beside() {
  const { current, close } = useDialogs();
  return (
    <>
      <output>{current?.kind}</output>
      <Back />
      <button
        type="button"
        onClick={() => {
          close();
          if (current?.kind === 'login') current.resume?.();
        }}
      >
        resume
      </button>
    </>
  );
}

/** A pause in typing that is over when the test says so. */
function handTimers() {
  const waiting = new Map<number, () => void>();
  let made = 0;
  return {
    setTimeout: (run: () => void) => {
      waiting.set(++made, run);
      return made;
    },
    clearTimeout: (id: unknown) => void waiting.delete(id as number),
    pass: () => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const run of due) run();
    },
  };
}

async function start({ category = 'RNG', ...options }: RenderOptions & Partial<LobbyPageProps> = {}) {
  const timers = handTimers();
  const page = await renderWithApp(
    <>
      <LobbyPage category={category} timers={timers} />
      <Beside />
    </>,
    { at: '/rng', ...options },
  );
  return { ...page, pause: () => act(timers.pass), user: userEvent.setup({ delay: null }) };
}

const games = (name = 'All games') => screen.findByRole('list', { name });
const names = async (name?: string) =>
  within(await games(name))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole('searchbox', { name: 'Search games' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const asked = (page: Awaited<ReturnType<typeof start>>) => page.sent('games.list').map(({ url }) => url.searchParams);

describe('LobbyPage', () => {
  test('GAME-02 shows fifteen games a page, in tiles that start them', async () => {
    const page = await start();
    const links = within(await games()).getAllByRole('link');
    expect(links.length).toBe(15);
    expect(links[0]?.getAttribute('href')).toMatch(/^\/game\?nodeId=G\d+&vassalage=\w+/);
    expect(asked(page).map((query) => [query.get('pageNo'), query.get('pageSize')])).toEqual([['1', '15']]);
  });

  test('GAME-02 GAME-03 turns to the next page and to the last, and the way back leads through them', async () => {
    const { path } = await start();
    const first = await names();
    await press('Next page');
    expect(path()).toBe('/rng?page=all&no=2');
    await waitFor(async () => expect(await names()).not.toEqual(first));
    await press('back');
    await waitFor(async () => expect(await names()).toEqual(first));
    await press('Last page');
    expect(path()).toBe('/rng?page=all&no=667');
    await waitFor(async () => expect((await names()).length).toBe(10));
  });

  test('GAME-03 a shared link shows what it says', async () => {
    const page = await start({ at: '/rng?page=all&vassalage=LWK&no=2&q=a&kind=SC&bet=0.1' });
    await games();
    expect(Object.fromEntries(asked(page)[0] ?? [])).toMatchObject({
      vassalage: 'LWK',
      pageNo: '2',
      gameName: 'a',
      gameClassify: 'SC',
      minBet: '0.1',
    });
    expect((field() as HTMLInputElement).value).toBe('a');
    expect(screen.getByRole('link', { name: 'Lanternwick' }).getAttribute('aria-current')).toBe('true');
  });

  test('GAME-02 GAME-09 searches after a pause in typing, once for all that was typed', async () => {
    const page = await start();
    await games();
    await page.user.type(field(), 'koi');
    expect(asked(page).length).toBe(1);
    page.pause();
    await waitFor(async () => expect((await names()).every((name) => /koi/i.test(name ?? ''))).toBe(true));
    expect(page.path()).toBe('/rng?page=all&q=koi');
    expect(asked(page).map((query) => query.get('gameName'))).toEqual([null, 'koi']);
  });

  test('GAME-09 what was found before stays, said to be waiting, until the answer is there', async () => {
    const page = await start();
    const before = await names();
    const panel = screen.getByRole('tabpanel');
    const busy = () => panel.querySelector('[aria-busy="true"]');
    const said = () => within(panel).getByRole('status').textContent;
    expect(busy()).toBeNull();
    const release = page.hold('games.list');
    await page.user.type(field(), 'koi');
    expect(busy()).toBeTruthy();
    page.pause();
    await waitFor(() => expect(asked(page).length).toBe(2));
    expect(await names()).toEqual(before);
    expect([busy() !== null, said()]).toEqual([true, '']);
    release();
    await waitFor(() => expect(busy()).toBeNull());
    expect((await names()).every((name) => /koi/i.test(name ?? ''))).toBe(true);
    expect(said()).toMatch(/\d+ games/);
  });

  test('GAME-02 an older answer is never shown over a newer one', async () => {
    const page = await start();
    await games();
    const release = page.hold('games.list');
    await page.user.type(field(), 'koi');
    page.pause();
    await waitFor(() => expect(asked(page).length).toBe(2));
    await page.user.type(field(), '{Backspace}{Backspace}{Backspace}lantern{Enter}');
    await waitFor(() => expect(asked(page).at(-1)?.get('gameName')).toBe('lantern'));
    release();
    await waitFor(async () => expect((await names()).every((name) => /lantern/i.test(name ?? ''))).toBe(true));
  });

  test('GAME-02 a filter narrows the list down and begins at its first page', async () => {
    const page = await start({ at: '/rng?no=3' });
    await games();
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Type of game' }), 'Jackpot');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Minimum bet' }), 'P0.50');
    expect(page.path()).toBe('/rng?page=all&kind=JP&bet=0.5');
    await waitFor(() => expect(asked(page).at(-1)?.get('minBet')).toBe('0.5'));
  });

  test('GAME-02 another list clears page, search and filters', async () => {
    const { user, path } = await start({ at: '/rng?vassalage=LWK&no=2&q=a&kind=SC&bet=0.1' });
    await user.click(screen.getByRole('tab', { name: 'Hot' }));
    expect(path()).toBe('/rng?page=hot&vassalage=LWK');
    expect((field() as HTMLInputElement).value).toBe('');
  });

  test('GAME-02 a search that was begun keeps no other list waiting', async () => {
    const page = await start({ session: 'member' });
    await games();
    const panel = (name: string) => screen.getByRole('tabpanel', { name }).querySelector('[aria-busy="true"]');
    await page.user.type(field(), 'koi');
    expect(panel('All games')).toBeTruthy();
    await page.user.click(screen.getByRole('tab', { name: 'Favourites' }));
    await waitFor(() => expect(panel('Favourites')).toBeNull());
  });

  test('GAME-02 bingo is offered in the languages that have it', async () => {
    await start();
    expect(screen.queryByRole('option', { name: 'Bingo' })).toBeNull();
    await start({ language: 'TY' });
    expect(screen.getByRole('option', { name: 'Bingo' })).toBeTruthy();
  });

  test('SHELL-06 GAME-02 a provider is chosen by the address, and arrows lead to those out of sight', async () => {
    const page = await start();
    await page.user.click(await screen.findByRole('link', { name: 'Koi Parade' }));
    expect(page.path()).toBe('/rng?page=all&vassalage=KPR');
    await waitFor(() => expect(asked(page).at(-1)?.get('vassalage')).toBe('KPR'));
    expect(screen.getByRole('button', { name: 'Further providers' })).toBeTruthy();
  });

  test('GAME-02 FISH ignores the provider', async () => {
    const page = await start({ category: 'FISH', at: '/fish?vassalage=RFL' });
    await games();
    expect(asked(page)[0]?.get('vassalage')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Providers' })).toBeNull();
  });

  test('GAME-02 hot games are narrowed down here as the platform narrows its own', async () => {
    const page = await start({ at: '/rng?page=hot' });
    const all = await names('Hot');
    await page.user.type(field(), `${all[0]?.slice(0, 6)}`);
    page.pause();
    await waitFor(async () => expect((await names('Hot')).length).toBeLessThan(all.length));
    expect((await names('Hot'))[0]).toBe(all[0]);
  });

  test('GAME-04 a mark changes when the platform has said so', async () => {
    const { hold, user } = await start({ session: 'member' });
    const tile = within((await within(await games()).findAllByRole('listitem'))[0] as HTMLElement);
    const heart = () => tile.getByRole('button', { name: /favourites/ });
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
    const release = hold('games.addFavourite');
    await user.click(heart());
    expect([heart().getAttribute('aria-busy'), heart().getAttribute('aria-pressed')]).toEqual(['true', 'false']);
    release();
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
    await user.click(heart());
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
  });

  test('GAME-04 marks that are known already are there at once when one comes back to a list', async () => {
    const { user } = await start({ session: 'member' });
    const heart = async () => within(await games()).getAllByRole('button', { name: /favourites/ })[0] as HTMLElement;
    await user.click(await heart());
    await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
    await user.click(screen.getByRole('tab', { name: 'Hot' }));
    await games('Hot');
    await user.click(screen.getByRole('tab', { name: 'All games' }));
    const again = await heart();
    expect([again.getAttribute('aria-pressed'), again.getAttribute('aria-busy')]).toEqual(['true', 'false']);
  });

  test('GAME-04 when it fails nothing changes, it is said why, and can be tried again', async () => {
    const { user, fail } = await start({ session: 'member', fault: 'games.addFavourite=500' });
    const heart = within(await games()).getAllByRole('button', { name: /favourites/ })[0] as HTMLElement;
    await user.click(heart);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    fail('');
    await press('Try again');
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('GAME-04 AUTH-23c a trial account cannot mark games', async () => {
    const { user, sent } = await start({ session: 'trial' });
    await user.click(within(await games()).getAllByRole('button', { name: /favourites/ })[0] as HTMLElement);
    expect(screen.getByText('trial')).toBeTruthy();
    expect(sent('games.addFavourite')).toEqual([]);
  });

  test('GAME-05 AUTH-23c a visitor gets the login, and then the game', async () => {
    const { user, app, path, hold } = await start();
    // this token is nobody's
    hold('games.favouriteIds');
    const link = within(await games()).getAllByRole('link')[0] as HTMLElement;
    await user.click(link);
    expect([screen.getByText('login'), path()]).toEqual([expect.anything(), '/rng']);
    act(() => app.session.signIn({ token: 't', type: '0', account: 'a' }));
    await press('resume');
    expect(path()).toBe(link.getAttribute('href'));
  });

  test('GAME-02 AUTH-23c favourites and games played last are asked of who is logged in', async () => {
    const { user, sent } = await start({ at: '/rng?page=fav' });
    await press('Log in');
    expect(screen.getByText('login')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Recent' }));
    expect(screen.getByRole('heading', { name: 'This list is yours' })).toBeTruthy();
    expect([...sent('games.favourites'), ...sent('games.recent')]).toEqual([]);
  });

  test('GAME-02 what leaves no game says so, and what to do next', async () => {
    const { path } = await start({ at: '/rng?q=nothingofthekind' });
    expect(await screen.findByRole('heading', { name: 'No game fits' })).toBeTruthy();
    await press('Clear search and filters');
    expect(path()).toBe('/rng?page=all');
    expect(await games()).toBeTruthy();
  });

  test('GAME-02 ERR-03 a list that does not come can be tried again, and the rest stays', async () => {
    const { fail } = await start({ fault: 'games.list=500' });
    const alert = await screen.findByRole('alert');
    expect(await screen.findByRole('list', { name: 'Providers' })).toBeTruthy();
    fail('');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await games()).toBeTruthy();
  });

  test('C09 another language asks for the games anew, and not for the marks', async () => {
    const page = await start({ session: 'member' });
    await games();
    await waitFor(() => expect(page.sent('games.favouriteIds').length).toBe(1));
    act(() => page.app.preferences.setLanguage('ES'));
    await waitFor(() => expect(asked(page).at(-1)?.get('language')).toBe('ES'));
    expect(page.sent('games.favouriteIds').length).toBe(1);
  });
});
