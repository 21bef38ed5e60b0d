const PAGES: ReadonlySet<string> = new Set(['/game', '/seamless', '/fbsports', '/lottery', '/vnlottery']);

/** Whether somebody plays on a page: nothing may end it but the player (WEB-06). */
export const isPlaying = (pathname: string): boolean => PAGES.has(pathname);
