/** Pages on which somebody plays: nothing may end them but the player (WEB-06). */
const PLAYING: ReadonlySet<string> = new Set(['/game', '/seamless', '/fbsports', '/lottery', '/vnlottery']);

export function isPlaying(pathname: string): boolean {
  return PLAYING.has(pathname);
}
