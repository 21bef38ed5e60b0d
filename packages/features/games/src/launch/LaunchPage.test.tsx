import { useDialogs } from '@marquee/state/dialogs';
import { Link } from '@marquee/state/navigation';
import { usePageName } from '@marquee/state/pageName';
import { type Windows, WindowsContext } from '@marquee/state/windows';
import { keepFramesEmpty } from '@marquee/testing/keepFramesEmpty';
import { noWindows } from '@marquee/testing/noWindows';
import { Back, OnlyAt } from '@marquee/testing/places';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { signIn } from '@marquee/testing/testApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LaunchPage } from './LaunchPage.tsx';

const GAME = '/game?nodeId=G00001&vassalage=LWK&gameType=RNG';
const DOWN = '/game?vassalage=GLD&gameType=LIVE';
const inside = (search: string) => ({
  pathname: '/game',
  search: search.slice(5),
  state: { name: 'Red Koi', inside: true },
});
const Open = () => <output>{useDialogs().current?.kind}</output>;
const Named = () => <p id="named">{usePageName()}</p>;

beforeEach(keepFramesEmpty);

async function start(
  at: RenderOptions['at'],
  { windows, ...options }: RenderOptions & { windows?: Partial<Windows> } = {},
) {
  const doors = { ...noWindows, ...windows };
  const page = await renderWithApp(
    <WindowsContext value={doors}>
      <OnlyAt path={['/game', '/seamless', '/fbsports']}>
        <LaunchPage />
      </OnlyAt>
      <Open />
      <Named />
      <Link to="/live">a link of the page</Link>
      <Back />
    </WindowsContext>,
    { session: 'member', ...options, ...(at && { at }) },
  );
  return { ...page, user: userEvent.setup({ delay: null }) };
}

/** The frame; whatever its name is, which comes when it is known. */
const frame = (name?: string) =>
  waitFor(() => {
    const found = document.querySelector('iframe');
    if (!found || (name !== undefined && found.title !== name)) throw new Error(`no frame ${name}`);
    return found;
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('LaunchPage', () => {
  test('GAME-06 frames what the platform answers, with the rights of what comes from another origin', async () => {
    const { sent } = await start(inside(GAME));
    const game = await frame('Red Koi');
    expect(new URL(game.src).pathname).toBe('/sandbox/game/');
    expect(game.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
    expect(screen.getByRole('heading', { level: 1, name: 'Red Koi' })).toBeTruthy();
    expect(sent('games.launch').length).toBe(1);
    expect(JSON.parse(sent('games.launch')[0]?.body ?? '')).toMatchObject({ nodeId: 'G00001', vassalage: 'LWK' });
  });

  test.each([
    ['a game', GAME, /^(?!Game$)./],
    ['the lobby of a provider', DOWN.replace('GLD', 'VSL'), 'Velvet Salon'],
  ])(
    'GAME-06 WEB-03a %s that was opened by its address alone gets its name once that is known',
    async (_, address, name) => {
      await start(address);
      const heading = await screen.findByRole('heading', { level: 1, name });
      const found = heading.textContent ?? '';
      expect(await frame(found)).toBeTruthy();
      expect(document.querySelector('#named')?.textContent).toBe(found);
    },
  );

  test('GAME-06 WEB-03a the page is named after a game as long as it is there', async () => {
    await start(inside(GAME), { session: 'member' });
    const named = () => document.querySelector('#named')?.textContent;
    await frame('Red Koi');
    expect(named()).toBe('Red Koi');
    await userEvent.click(screen.getByRole('link', { name: 'a link of the page' }));
    await waitFor(() => expect(named()).toBe(''));
  });

  test('GAME-05 AUTH-23 a visitor is asked to log in, and the game starts once that is done', async () => {
    const { sent, app } = await start(GAME, { session: 'visitor' });
    await press('Log in');
    expect(screen.getByText('login')).toBeTruthy();
    expect(sent('games.launch')).toEqual([]);
    act(() => app.session.signIn({ token: 't', type: '0', account: 'a' }));
    await waitFor(() => expect(sent('games.launch').length).toBe(1));
  });

  test('GAME-05 AUTH-25 for somebody else who has logged in meanwhile nothing starts by itself', async () => {
    const page = await start(GAME, { session: 'member' });
    const { sent } = page;
    await frame();
    await act(() => signIn(page, 'agent'));
    expect(await screen.findByRole('heading', { name: 'Another account is logged in now' })).toBeTruthy();
    expect(sent('games.launch')).toHaveLength(1);
    await press('Start the game');
    await waitFor(() => expect(sent('games.launch')).toHaveLength(2));
  });

  test('GAME-06 leaving by the button leads back, and the balance is asked for anew', async () => {
    const { path, app } = await start(GAME);
    const anew = vi.spyOn(app.queries, 'invalidateQueries');
    await frame();
    await press('Back to the lobby');
    expect(path()).toBe('/rng');
    expect(anew.mock.calls.map(([filter]) => filter?.queryKey?.[0])).toContain('wallet.balance');
  });

  test('WEB-04d the game’s own way out counts only when it comes from the game’s window and origin', async () => {
    const { path } = await start(GAME);
    const contentWindow = {} as Window;
    Object.defineProperty(await frame(), 'contentWindow', { value: contentWindow });
    const { origin: own } = new URL((await frame()).src);
    const say = (source: Window | null, type = 'marquee.game.exit', origin = own) =>
      act(() => void window.dispatchEvent(new MessageEvent('message', { source, origin, data: { type } })));
    say(window);
    say(contentWindow, 'something.else');
    say(contentWindow, 'marquee.game.exit', 'https://elsewhere.example');
    say(contentWindow, 'marquee.game.exit', 'null');
    expect(path()).toBe(GAME);
    say(contentWindow);
    await waitFor(() => expect(path()).toBe('/rng'));
  });

  test('GAME-06 a game under maintenance says so, and offers popular ones that are up', async () => {
    await start(DOWN);
    expect(await screen.findByRole('heading', { level: 1, name: 'This game is under maintenance' })).toBeTruthy();
    const others = within(await screen.findByRole('list', { name: 'Popular games' }));
    expect(others.getAllByRole('link').length).toBe(12);
    expect(others.queryByText('Maintenance')).toBeNull();
  });

  test('GAME-06 SAFE-05 none of those popular ones is of a kind that the brand does not offer', async () => {
    await start(DOWN, { brand: { games: { off: ['RNG'], first: [], cockfightSection: false, jackpot: 'off' } } });
    const others = within(await screen.findByRole('list', { name: 'Popular games' }));
    const hrefs = others.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => href?.includes('gameType=RNG'))).toEqual([]);
  });

  test.each(['/game?nodeId=G99999&vassalage=LWK&gameType=RNG', '/game', '/game?nodeId=G00001'])(
    'GAME-06 a game that nobody knows is told as such: %s',
    async (address) => {
      await start(address);
      expect(await screen.findByRole('heading', { level: 1, name: 'There is no such game' })).toBeTruthy();
    },
  );

  test('ERR-03 a launch that fails says why until another try has an answer, and keeps the focus', async () => {
    const { fail, hold, user } = await start(GAME, { fault: 'games.launch=500' });
    await screen.findByRole('alert');
    fail('');
    const release = hold('games.launch');
    const again = screen.getByRole('button', { name: 'Try again' });
    await user.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByRole('heading', { level: 1, name: 'The game did not start' })).toBeTruthy();
    expect(document.activeElement).toBe(again);
    release();
    expect(await frame()).toBeTruthy();
  });

  const refuse = () => {
    const refusal = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' });
    act(() => void document.dispatchEvent(refusal));
  };

  test('C11 where the browser does not frame the game, a window of its own is offered', async () => {
    const open = vi.fn(() => ({ closed: () => false, close: () => {}, listen: () => () => {} }));
    await start(GAME, { windows: { open } });
    const { src } = await frame();
    refuse();
    await press('Open in its own window');
    expect(open.mock.calls).toEqual([['marquee-game', src, { width: 1280, height: 800 }, 'apart']]);
    expect(screen.getByText('The game is open in its own window.')).toBeTruthy();
    expect(screen.queryByTitle('Game')).toBeNull();
    await press('Play it here');
    expect(await frame()).toBeTruthy();
  });

  test('C11 a window that is blocked as well brings no refused frame back, and says how to allow it', async () => {
    await start(GAME);
    await frame();
    refuse();
    await press('Open in its own window');
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByText('Please allow popups and try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open in its own window' })).toBeTruthy();
  });

  test('C11 WEB-07b a browser without windows goes to the game itself', async () => {
    const leave = vi.fn();
    await start(GAME, { windows: { able: false, leave } });
    const { src } = await frame();
    await press('Open in its own window');
    expect(leave.mock.calls).toEqual([[src]]);
  });

  test('GAME-06a /seamless starts a game as /game does', async () => {
    const { sent } = await start('/seamless?nodeId=G00001&vassalage=LWK&gameType=RNG');
    expect(await frame()).toBeTruthy();
    expect(sent('games.launch').length).toBe(1);
  });

  test('GAME-06a /fbsports starts by way of the social platform, also when its address names nothing', async () => {
    const { sent } = await start('/fbsports');
    expect(await frame()).toBeTruthy();
    expect(JSON.parse(sent('games.launchSocial')[0]?.body ?? '')).toMatchObject({
      vassalage: 'FB',
      gameType: 'SPORTS',
    });
    expect(sent('games.launch')).toEqual([]);
  });
});

describe('a game at play', () => {
  /** puts the focus into the game, as a press on it does */
  async function play(at: RenderOptions['at'] = GAME) {
    const page = await start(at);
    (await frame(typeof at === 'string' ? 'Game' : 'Red Koi')).focus();
    await act(async () => {
      window.dispatchEvent(new Event('blur'));
      await new Promise((done) => setTimeout(done));
    });
    return page;
  }
  const question = () => screen.queryByRole('dialog', { name: 'Leave the game?' });
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('GAME-06 is left by its button only after a question', async () => {
    const { path } = await play();
    await press('Back to the lobby');
    await press('Stay');
    expect([question(), path()]).toEqual([null, GAME]);
    await press('Back to the lobby');
    await press('Leave');
    expect(path()).toBe('/rng');
  });

  test('GAME-06 is left by a link of the page only after a question', async () => {
    const { path } = await play();
    await userEvent.click(screen.getByRole('link', { name: 'a link of the page' }));
    expect([question() !== null, path()]).toEqual([true, GAME]);
    await press('Leave');
    expect(path()).toBe('/live');
  });

  test('GAME-06 is left by the way back only after a question, and started once', async () => {
    const { path, sent } = await play();
    await press('back');
    expect(question()).toBeTruthy();
    await press('Stay');
    expect(question()).toBeNull();
    await press('back');
    expect([question() !== null, path(), sent('games.launch').length]).toEqual([true, GAME, 1]);
  });

  test('GAME-06 says so in the browser’s own words when the page is closed, and not before anything was played', async () => {
    await start(GAME);
    await frame();
    expect(leaves()).toBe(true);
    (await frame()).focus();
    await act(async () => {
      window.dispatchEvent(new Event('blur'));
      await new Promise((done) => setTimeout(done));
    });
    expect(leaves()).toBe(false);
  });
});
