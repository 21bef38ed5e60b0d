import '@marquee/ui/base/base.css';
import './page.css.ts';
import { tellChunkLost } from '@marquee/blocks/chunk/chunkStore';
import type { BrandData } from '@marquee/brand/data';
import { plainPath } from '@marquee/domain/plainPath';
import type { Pack } from '@marquee/i18n/catalogue';
import { loadFirstCalls } from '@marquee/sdk/contract/firstHeads';
import { createStorage } from '@marquee/state/storage';
import { createBrowserHistory } from '@tanstack/history';
import { startTransition } from 'react';
import { App } from './App.tsx';
import { redirectFor } from './access.ts';
import { type Boot, createBoot, fetchClient } from './boot.ts';
import { followTheme } from './devTheme.ts';
import { bringLaterStyles } from './laterStyles.ts';
import { wordsInPage } from './ownWords.ts';
import { takeOver } from './reactRoot.ts';
import { createScreens, type Screens, screenFor } from './screens.ts';
import { whenIdle } from './whenIdle.ts';

const container = required('root');
const styles = bringLaterStyles(document);
// a page without the rest of its styles is plainer, and as good for all that one came for
const styled = styles.catch(() => {});
const stylesAgain = () => styles.catch(() => bringLaterStyles(document));
// in tasks of their own, between which the page answers: to read its code was a long one already
setTimeout(() => {
  const boot = bootPage();
  const screens = createScreens(boot.words);
  if (import.meta.hot) followTheme(boot.brand.id);
  if (boot.brand.reports) addEventListener('load', () => whenIdle(() => startReports(boot)));
  setTimeout(() => start(boot, screens));
});

function bootPage(): Boot {
  return createBoot({
    brand: JSON.parse(required('brand').textContent) as BrandData,
    storage: createStorage({ local: () => localStorage, session: () => sessionStorage }),
    host: location.hostname,
    clock: Date,
    fetch: (...request) => fetch(...request),
    root: document.documentElement,
    loadOverrides,
  });
}

async function start(boot: Boot, screens: Screens): Promise<void> {
  // it comes while the page is taken over; what a failure of it means, the first call says
  Promise.all([fetchClient(), loadFirstCalls()]).catch(() => {});
  const { app, brand, words } = boot;
  joinOtherTabs(app);
  if (/[?&]lang=/.test(location.search)) await takeAskedLanguage(boot);
  const language = app.preferences.language();
  keepCodes(boot, location);
  const path = plainPath(location.pathname);
  // a whole address: a path of two slashes would be another host's
  if (path !== location.pathname)
    history.replaceState(null, '', location.origin + path + location.search + location.hash);
  const target = redirectFor({
    loginRequired: brand.loginRequiredForHome,
    signedIn: app.session.token() !== null,
    path: location.pathname + location.search + location.hash,
  });
  if (target !== null) history.replaceState(null, '', target);
  if (app.session.token() !== null) void screens.account.preload();

  await Promise.all([words.show(language), screenFor(screens, location.pathname).preload(), styled]);
  app.preferences.onLanguage((code) => {
    // a choice that goes back to what is on the screen has its words already
    if (code !== words.current().language) void words.show(code);
  });

  addEventListener('online', () => {
    void words.again();
    stylesAgain().catch(() => {});
  });

  const tree = <App boot={boot} screens={screens} history={createBrowserHistory()} />;
  // prerendered for this very path and language: take it over; else put the page in its place
  const asPrerendered = container.dataset.path === location.pathname && language === brand.languages.default;
  // as a transition: the browser gets its turn every few milliseconds, and the page answers meanwhile
  startTransition(() => takeOver(container, tree, asPrerendered));

  const device = matchMedia('(pointer: coarse) and (max-width: 900px)').matches ? 3 : 0;
  // one after the other: the page answers in between
  whenIdle(
    // what a part that is gone means; without it the part's own place says what failed
    () => {
      import('@marquee/feature-shell/desk/followLosses')
        .then(({ followLosses }) => {
          followLosses(app);
          stylesAgain().catch(tellChunkLost);
        })
        .catch(() => {});
    },
    // a login and what comes after it then open without a wait, and in the words of the page should the network go
    () => void screens.LoginDialog.preload(),
    () => void screens.Home.preload(),
    () => void screens.account.preload(),
    () => {
      if (brand.registration === 'direct' && app.session.token() === null) void screens.RegisterDialog.preload();
    },
    // the platform may have other domains; what fails here changes nothing
    () => void boot.followRoutes(device).catch(() => {}),
    // in development there is no worker: what is edited is seen
    () => {
      if (import.meta.env.PROD) import('./worker/start.tsx').then(({ start }) => start(boot)).catch(() => {});
    },
  );
}

/** Only where a brand wants it (WEB-05); without its code nothing is reported. */
function startReports(boot: Boot): void {
  import('./report/start.ts').then(({ start }) => start(boot.brand)).catch(() => {});
}

/** An address may ask for a language (WEB-03); without the code for it the page stays in the one it is in. */
async function takeAskedLanguage({ app, brand }: Boot): Promise<void> {
  await import('./askedLanguage.ts').then(
    ({ takeLanguage }) => {
      const { supported } = brand.languages;
      history.replaceState(null, '', takeLanguage(app, supported, new URL(location.href)));
    },
    () => {},
  );
}

/** Codes of whoever sent the visitor are kept from the page they land on (AUTH-14); most addresses have none. */
function keepCodes({ app, brand }: Boot, { pathname, search }: Location): void {
  if (!/[?&](affiliateC|referralC|c)ode=/.test(search)) return;
  import('@marquee/feature-auth/invitation/keptInvitation').then(
    ({ landed }) => landed(app, brand.referralDays, { pathname, search }),
    // without its code nothing is kept; the registration reads its own address all the same
    () => {},
  );
}

/** One session for all tabs of the brand (AUTH-25); a browser without channels, or a chunk that is lost, has tabs apart. */
function joinOtherTabs(app: Boot['app']): void {
  if (!('BroadcastChannel' in window)) return;
  import('@marquee/state/sessionTabs').then(
    ({ joinTabs, TAB_CHANNEL }) => joinTabs(app, new BroadcastChannel(TAB_CHANNEL)),
    () => {},
  );
}

async function loadOverrides(address: string): Promise<Pack> {
  const there = wordsInPage(document, address);
  if (there) return there;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Pack;
}

function required(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}: it was not made by this build.`);
  return element;
}
