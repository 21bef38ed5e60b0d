import { type LazyScreen, lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import type { ComponentType } from 'react';
import { isHome } from './access.ts';
import type { WordsStore } from './words.ts';

export type Screens = ReturnType<typeof createScreens>;

/**
 * Every screen and dialog, each its own chunk (SHELL-01); one with words of its own brings its pack along, so that it is
 * never shown without them.
 */
export function createScreens(words: WordsStore) {
  const withWords =
    <P extends object>(pack: string, load: () => Promise<ComponentType<P>>) =>
    async (): Promise<ComponentType<P>> => {
      const [Screen] = await Promise.all([load(), words.need(pack)]);
      return Screen;
    };
  return {
    Home: lazyScreen(() => import('@marquee/feature-shell/home/HomePage').then((m) => m.HomePage)),
    NotFound: lazyScreen(() => import('@marquee/feature-shell/page/NotFoundPage').then((m) => m.NotFoundPage)),
    Login: lazyScreen(
      withWords('auth', () => import('@marquee/feature-auth/login/LoginPage').then((m) => m.LoginPage)),
    ),
    LoginDialog: lazyScreen(
      withWords('auth', () => import('@marquee/feature-auth/login/LoginDialog').then((m) => m.LoginDialog)),
    ),
    SignOutDialog: lazyScreen(() =>
      import('@marquee/feature-shell/account/SignOutDialog').then((m) => m.SignOutDialog),
    ),
  };
}

/** The screen of a path, for fetching it before the first render. */
export function screenFor(screens: Screens, pathname: string): LazyScreen<never> {
  if (isHome(pathname)) return screens.Home as LazyScreen<never>;
  return (pathname === '/login' ? screens.Login : screens.NotFound) as LazyScreen<never>;
}
