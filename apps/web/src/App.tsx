import { PagesContext } from '@marquee/blocks/page/pages';
import { type GameCategory, listsGames } from '@marquee/domain/gameTypes';
import { AccountContext } from '@marquee/feature-shell/account/LazyAccount';
import { PageShell, type PageShellProps } from '@marquee/feature-shell/page/PageShell';
import { SystemStatusGate } from '@marquee/feature-shell/status/SystemStatusGate';
import { NeedWordsContext } from '@marquee/i18n/needWords';
import { I18nProvider } from '@marquee/i18n/provider';
import { useDialogs } from '@marquee/state/dialogs';
import { useIsKept } from '@marquee/state/hold';
import { Navigate, NavigationProvider, useLocation, usePathname } from '@marquee/state/navigation';
import { StateProvider } from '@marquee/state/provider';
import { useResting, useSession } from '@marquee/state/session';
import type { RouterHistory } from '@tanstack/history';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { isHome, redirectFor } from './access.ts';
import type { Boot } from './boot.ts';
import { DeskHost } from './DeskHost.tsx';
import { DialogHost } from './DialogHost.tsx';
import { gamePages } from './gamePages.ts';
import { Head } from './Head.tsx';
import { LanguageFailure } from './LanguageFailure.tsx';
import { PlatformBrand } from './PlatformBrand.tsx';
import { hasPage, pages } from './pages.ts';
import { ScrollReset } from './ScrollReset.tsx';
import type { Screens } from './screens.ts';

export interface AppProps {
  boot: Boot;
  screens: Screens;
  /** of the browser, of a prerendered path, or of a test */
  history: RouterHistory;
}

/** The whole site. Composes features and holds no logic of its own. */
export function App({ boot, screens, history }: AppProps) {
  const { brand, app, client, words, host, clock } = boot;
  const { language, messages } = useSyncExternalStore(words.subscribe, words.current, words.current);
  useEffect(unveil, []);
  const { off } = brand.games;
  const leadsTo = useCallback((path: string) => hasPage(path, off), [off]);
  return (
    <StateProvider app={app} client={client}>
      <PlatformBrand brand={brand} host={host}>
        <I18nProvider language={language} messages={messages} timeZone={brand.timeZone}>
          <NeedWordsContext value={words.need}>
            <NavigationProvider history={history}>
              <Head language={language} messages={messages} />
              <SystemStatusGate host={host}>
                <PagesContext value={leadsTo}>
                  <AccountContext value={screens.account}>
                    <ScrollReset shelf={app.storage.session} />
                    <AccessRule loginRequired={brand.loginRequiredForHome}>
                      <SiteRoutes screens={screens} clock={clock} off={off} />
                    </AccessRule>
                    <Ended loginRequired={brand.loginRequiredForHome} screens={screens} />
                    <DialogHost screens={screens} off={off} />
                    <DeskHost screens={screens} atOnce={brand.legal.ageGate} />
                    <LanguageFailure words={words} />
                  </AccountContext>
                </PagesContext>
              </SystemStatusGate>
            </NavigationProvider>
          </NeedWordsContext>
        </I18nProvider>
      </PlatformBrand>
    </StateProvider>
  );
}

interface SiteRoutesProps {
  screens: Screens;
  clock: Boot['clock'];
  /** kinds of games that are not offered (SAFE-05) */
  off: readonly GameCategory[];
}

function SiteRoutes({ screens, clock, off }: SiteRoutesProps) {
  const pathname = usePathname();
  const { Home, Lobby, Category, NotFound } = screens;
  const within = (kind: PageShellProps['kind'], screen: ReactNode) => (
    <PageShell kind={kind} clock={clock}>
      {screen}
    </PageShell>
  );
  const leadsTo = (to: string) => hasPage(to, off);
  if (isHome(pathname)) return within('full', <Home hasPage={leadsTo} parts={screens} />);
  const category = gamePages.get(pathname);
  if (category !== undefined && !off.includes(category)) {
    const Screen = listsGames(category) ? Lobby : Category;
    return within('full', <Screen key={pathname} category={category} hasPage={leadsTo} />);
  }
  const page = pages.get(pathname);
  if (!page) return within('full', <NotFound />);
  const Screen = screens[page.screen];
  return within(page.kind, <Screen />);
}

/**
 * Sends a visitor to the login page where the brand asks for one (SHELL-03), also when the session ends on the way; but what
 * somebody was typing is kept as long as the login stands over it.
 */
function AccessRule({ loginRequired, children }: { loginRequired: boolean; children: ReactNode }) {
  const session = useSession();
  const kept = useIsKept();
  const resting = useResting();
  const { current } = useDialogs();
  const { pathname, search, hash, key } = useLocation();
  const asks = session.kind === 'visitor' && (session.left === 'expired' || current !== null);
  const target = redirectFor({
    loginRequired,
    signedIn: session.kind !== 'visitor' || (asks && kept && resting !== null),
    path: pathname + search + hash,
    agent: resting?.kind === 'agent',
  });
  // keyed, because one that stays mounted sends nobody twice: signing out goes home, and from there to the login
  return target === null ? children : <Navigate key={key} to={target} replace />;
}

/** Tells of a session that ended by itself; the code for it comes then. */
function Ended({ loginRequired, screens: { SessionEnd } }: { loginRequired: boolean; screens: Screens }) {
  const session = useSession();
  const itself = session.kind === 'visitor' && (session.left ?? 'signedOut') !== 'signedOut';
  return itself && <SessionEnd loginRequired={loginRequired} />;
}

declare global {
  interface Window {
    /** which button with `data-early` was pressed before the page answered, noted by the pre-paint script */
    pressed?: string;
  }
}

/** The pre-paint script hid what was not yet known, and kept what was pressed; by the first effect the page answers. */
function unveil() {
  delete document.documentElement.dataset.words;
  delete document.documentElement.dataset.session;
  const { pressed } = window;
  if (pressed !== undefined) document.querySelector<HTMLElement>(`[data-early="${CSS.escape(pressed)}"]`)?.click();
}
