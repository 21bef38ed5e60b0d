import { describe, expect, test } from 'vitest';
import { hasPage, pages } from '../src/pages.ts';
import { createScreens, screenFor } from '../src/screens.ts';
import { WordsStore } from '../src/words.ts';

describe('pages', () => {
  test.each([
    ['/', true],
    ['/help', true],
    ['/register', true],
    ['/live', true],
    ['/cockfight', false],
    ['/elott', true],
    ['/promotions', true],
    ['/promotions/', true],
    ['/live/', true],
    ['//', true],
    ['/live//', false],
    ['/nowhere', false],
  ])('SHELL-12 SAFE-05 whether something leads to %s: %s', (path, expected) => {
    expect(hasPage(path, ['COCKFIGHT'])).toBe(expected);
  });

  const screens = createScreens(new WordsStore({ loaders: {}, fallback: 'EN', overrides: () => undefined }));
  const around = (path: string) => pages.get(path)?.kind ?? 'full';

  test.each(['/', '/index', '/index.html', '/home'])('SHELL-01a %s is home, with all that stands around it', (path) => {
    expect([screenFor(screens, path), around(path)]).toEqual([screens.Home, 'full']);
  });

  test.each([
    ['a', '/register', 'Register', 'full'],
    ['a', '/register.html', 'Register', 'full'],
    ['b', '/login', 'Login', 'header'],
    ['b', '/lottery', 'Lottery', 'header'],
    ['b', '/vnlottery', 'VnLottery', 'header'],
    ['b', '/seamless', 'Game', 'header'],
    ['b', '/fbsports', 'Game', 'header'],
    ['b', '/game', 'Game', 'header'],
    ['b', '/helpmc', 'Help', 'bare'],
    ['b', '/down', 'Download', 'bare'],
    ['c', '/live', 'Category', 'full'],
    ['c', '/sports', 'Category', 'full'],
    ['c', '/esports', 'Category', 'full'],
    ['c', '/elott', 'Category', 'full'],
    ['c', '/cockfight', 'Category', 'full'],
    ['d', '/rng', 'Lobby', 'full'],
    ['d', '/pvp', 'Lobby', 'full'],
    ['d', '/fish', 'Lobby', 'full'],
    ['e', '/forget', 'Forgot', 'header'],
    ['e', '/changePassword', 'ChangePassword', 'header'],
    ['e', '/noticePage', 'Notices', 'full'],
    ['e', '/vip', 'Vip', 'full'],
    ['e', '/pointMall', 'PointMall', 'full'],
    ['e', '/promotions', 'Promotions', 'full'],
    ['e', '/promoDetail', 'Promotion', 'full'],
    ['e', '/help', 'Help', 'full'],
    ['e', '/join', 'Join', 'full'],
    ['e', '/responsible-gaming', 'Responsible', 'full'],
    ['e', '/agentHome', 'Agent', 'full'],
    ['f', '/nowhere', 'NotFound', 'full'],
    ['f', '/RNG', 'NotFound', 'full'],
  ] as const)('SHELL-01%s %s shows %s under what is %s', (_, path, name, kind) => {
    expect([screenFor(screens, path), around(path)]).toEqual([screens[name], kind]);
  });

  test('SHELL-01 no two pages are one chunk by mistake: each screen is its own', () => {
    const names = new Set([...pages.values()].map(({ screen }) => screen));
    expect(new Set([...names].map((name) => screens[name])).size).toBe(names.size);
  });

  test.each([...pages.keys()])('SHELL-01 the code of %s is fetched before the first render', (path) => {
    const own = screenFor(screens, path);
    expect(own).not.toBe(screens.NotFound);
    expect(Object.values(screens)).toContain(own);
  });
});
