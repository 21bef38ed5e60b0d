import { createHash } from 'node:crypto';

const DIGITS = 12;
const AFTER = '<meta charset="utf-8">';

/** A stamp over contents by name: the same contents give the same stamp on any machine. */
export function stampOf(contents: Iterable<readonly [name: string, content: string | Uint8Array]>): string {
  const hash = createHash('sha256');
  for (const [name, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\0`);
    hash.update(content);
  }
  return hash.digest('hex').slice(0, DIGITS);
}

/** Puts the stamp into a page, where support can read it off (WEB-08). Policies by hash know nothing of it. */
export function stamped(html: string, stamp: string): string {
  if (!html.includes(AFTER)) throw new Error('A page without its character set cannot be stamped.');
  return html.replace(AFTER, `${AFTER}\n<meta name="release" content="${stamp}">`);
}
