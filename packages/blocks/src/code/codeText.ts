/** Longest code that is taken (AUTH-12). */
const LONGEST = 255;

/**
 * A code as it is meant: what the system fills in at once and what is pasted with spaces or hyphens between its digits are
 * taken whole (C03).
 */
export function codeText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015-]/g, '')
    .slice(0, LONGEST);
}

/** Seconds as minutes and seconds, `0:59`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
