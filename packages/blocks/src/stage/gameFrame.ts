import { safeUrl } from '@marquee/domain/url';

/** An address that may be framed, and what the frame may do. */
export interface GameFrame {
  readonly src: string;
  /** value of the frame's `sandbox` */
  readonly rights: string;
}

export interface FrameRules {
  /** origin of this page */
  readonly page: string;
  /** the platform's origin; empty = the page's own */
  readonly platform: string;
  /** host patterns that may be framed (SHELL-18) */
  readonly frames: readonly string[];
  /** what a page of the platform itself needs beside scripts, such as `allow-forms` */
  readonly own?: string;
}

/** A path, but not `//host` or `/\host`, which leave the origin. */
const PATH = /^\/(?![/\\])\S*$/;

/**
 * Reads what a launch answered: a path on the platform, or an address on a host that the brand frames; anything else is
 * `null` (GAME-06, C18). A game runs scripts and no more; one from another origin may be what it is, so that it finds its
 * own storage. On our own origin that would give it the whole page.
 */
export function gameFrame(content: string, { page, platform, frames, own: needed }: FrameRules): GameFrame | null {
  const home = platform || page;
  const src = PATH.test(content) ? home + content : safeUrl(content, [home, ...frames]);
  if (src === null || !URL.canParse(src)) return null;
  const own = new URL(src).origin === page;
  const rights = own ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-forms';
  return { src, rights: needed === undefined ? rights : [...new Set(`${rights} ${needed}`.split(' '))].join(' ') };
}
