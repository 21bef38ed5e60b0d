import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/** Name of the chunk that the login's screens are in; the build looks it up when it makes the login page. */
export const LOGIN_CHUNK = 'login-page';

/** Name of the chunk that home is in. */
export const HOME_CHUNK = 'home-page';

/** Name of the chunk that sets React up. */
export const REACT_CHUNK = 'react';

/** A part of the product with all it needs that no group above it has. */
const part = (name: string, ...modules: string[]): CodeSplittingGroup => ({ name, test: endsIn(modules), priority: 1 });

/**
 * What is put together into one file, the first that takes a module in keeping it. By itself the bundler makes a file of every
 * module that two parts share: three hundred, most of them under 500 bytes, and each costs a request, a header and some
 * milliseconds of a slow phone's main thread (decision 30).
 */
export const chunkGroups: CodeSplittingGroup[] = [
  {
    // and what the login would else hold: a line for which the first calls would wait for all of it, and icons that would
    // bring it to whoever is logged in
    name: REACT_CHUNK,
    test: /(node_modules[\\/](react|react-dom|scheduler)[\\/]|(reactRoot|switchedOn)\.ts$|[\\/](eye|eye-off|refresh-cw|user-round)\.mjs$)/,
    priority: 3,
  },
  { name: 'first', tags: ['$initial'], priority: 2 },
  part('client', 'sdk/src/client.ts'),
  part('firstCalls', 'contract/firstCalls.ts'),
  // the login is the first page of some brands
  part(LOGIN_CHUNK, 'login/LoginPage.tsx', 'login/LoginPanel.tsx'),
  part(HOME_CHUNK, 'home/HomePage.tsx'),
  part('dialog', 'ui/src/dialog/Dialog.tsx'),
  // the header of whoever is logged in: before what is shared, which would bring the login to it
  part('Account', 'account/Account.tsx'),
  // asked for with the page, and as soon as it has time: before anything of the parts below
  part('early', 'web/src/scrollMemory.ts', 'state/src/sessionTabs.ts', 'invitation/keptInvitation.ts'),
  part('followLosses', 'desk/followLosses.ts'),
  {
    name: 'common',
    test: /packages[\\/](sdk|ui|blocks|state|domain|features[\\/]shell)[\\/]/,
    minShareCount: 5,
    maxModuleSize: 2_000,
    priority: 1,
  },
  part('login-dialog', 'login/LoginDialog.tsx', 'login/OtherWays.tsx', 'menu/GameMenu.tsx'),
  // what the desk of every page shares with single screens
  part('service', 'service/useServiceEntries.ts', 'service/useServiceWindow.ts', 'wrench.mjs', 'message-circle.mjs'),
  part('games', 'contract/games/hotGames.ts', 'domain/src/gameSections.ts', 'providers/useProviders.ts'),
  part('session', 'menu/useSiteLinks.ts', 'state/src/signOut.ts', 'safety/settings.ts'),
  part('notices', 'notices/NoticePopup.tsx', 'notices/usePopupNotices.ts'),
  part('Desk', 'desk/Desk.tsx'),
  part('terms', 'terms/terms.messages.ts'),
  {
    name: 'form',
    test: /(auth[\\/]src[\\/]form[\\/]|(Captcha|Code|Phone)Field\.tsx$)/,
    priority: 1,
  },
  part('register', 'register/RegisterForm.tsx', 'register/RegisterDialog.tsx'),
  part('head', 'head/prepareHead.ts', 'head/routeHeads.ts', 'head/siteWords.ts'),
  part('worker', 'worker/start.tsx'),
];

function endsIn(modules: readonly string[]): RegExp {
  const paths = modules.map((module) => module.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'));
  return new RegExp(`[\\\\/](${paths.join('|')})$`);
}
