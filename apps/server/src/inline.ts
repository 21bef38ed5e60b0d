import { createHash } from 'node:crypto';
import type { PageHashes } from '@marquee/brand/siteIndex';

const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gis;
/** not run in place: comes from elsewhere, or is data */
const NOT_INLINE = /\ssrc\s*=|\stype\s*=\s*["']?application\/(?:\w+\+)?json\b/i;

/** Whether every inline script and style of a page is among these hashes, so that a policy of them blocks none. */
export function isListed(page: Uint8Array, hashes: PageHashes): boolean {
  const html = new TextDecoder().decode(page);
  return [...html.matchAll(INLINE)].every(([, element = '', attributes = '', content = '']) => {
    if (NOT_INLINE.test(attributes)) return true;
    const listed = element.toLowerCase() === 'script' ? hashes.script : hashes.style;
    return listed.some((hash) => {
      const algorithm = hash.slice(0, hash.indexOf('-'));
      return hash === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
    });
  });
}
