import { bannerSubject } from '../content.ts';
import { avatarArt, badgeArt } from './badge.ts';
import { banner } from './banner.ts';
import { gameArtOf, vendorArtOf } from './catalogue.ts';

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // a picture opened by itself may load and run nothing (WEB-04)
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=3600',
} as const;

/** The picture at an address of the sandbox, or nothing. */
export function artAt(path: string, seed: number): Response | undefined {
  const drawn = (art: string) => new Response(art, { headers: HEADERS });
  const [, kind, number = ''] = /^\/sandbox\/art\/(avatar|badge)\/(\d{1,3})\.svg$/.exec(path) ?? [];
  if (kind === 'avatar') return drawn(avatarArt(seed, number));
  if (kind === 'badge') return drawn(badgeArt(Number(number)));
  const [, shelf, of = ''] = /^\/sandbox\/art\/(game|vendor)\/([\w-]{1,40})\.svg$/.exec(path) ?? [];
  const found = shelf === 'game' ? gameArtOf(of, seed) : shelf === 'vendor' ? vendorArtOf(of) : undefined;
  if (found !== undefined) return drawn(found);
  const [, name = ''] = /^\/sandbox\/art\/banner\/([\w-]+)\.svg$/.exec(path) ?? [];
  const subject = bannerSubject(name);
  return subject && drawn(banner(subject, seed, name));
}
