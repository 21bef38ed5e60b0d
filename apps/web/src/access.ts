/** Routes that stay open on a brand whose home asks for a login (SHELL-03): nobody is locked out of a way in, the law or help. */
const OPEN = new Set([
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/download',
  '/down',
  '/forget',
  '/join',
  '/help',
  '/responsible-gaming',
  // signed out it is the login of agents (AUTH-05)
  '/agentHome',
]);

/** Those of them that are not the login itself. */
export const openPaths: readonly string[] = [...OPEN].filter((path) => path !== '/login');

export interface Entry {
  loginRequired: boolean;
  signedIn: boolean;
  /** where the visitor wants to go: path, query and hash */
  path: string;
  /** an agent was here, whom the login of members turns away (AUTH-05) */
  agent?: boolean;
}

/**
 * Where a visitor is sent instead, or `null` when the door is open (SHELL-03). The login page is told the way back.
 */
export function redirectFor({ loginRequired, signedIn, path, agent = false }: Entry): string | null {
  const pathname = path.split(/[?#]/, 1)[0] ?? '/';
  if (!loginRequired || signedIn || OPEN.has(pathname)) return null;
  const login = agent ? '/agentHome' : '/login';
  return isHome(pathname) ? login : `${login}?next=${encodeURIComponent(path)}`;
}

/** The spellings of home (SHELL-01). */
export const homePaths: readonly string[] = ['/', '/index', '/index.html', '/home'];

/** Whether a path is home. */
export function isHome(pathname: string): boolean {
  return homePaths.includes(pathname);
}
