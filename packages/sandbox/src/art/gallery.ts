import { bannerSubject } from '../content.ts';
import { banner } from './banner.ts';

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // a picture opened by itself may load and run nothing (WEB-04)
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=3600',
} as const;

/** The picture at an address of the sandbox, or nothing. */
export function artAt(path: string, seed: number): Response | undefined {
  const [, name = ''] = /^\/sandbox\/art\/banner\/([\w-]+)\.svg$/.exec(path) ?? [];
  const subject = bannerSubject(name);
  return subject && new Response(banner(subject, seed, name), { headers: HEADERS });
}
