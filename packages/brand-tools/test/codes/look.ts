import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import type { lookCodes } from '../../src/codes/look.ts';
import { goodPack } from '../folder.ts';
import { brand, brands, type CodeCase, pack, svg, theme } from './codeCase.ts';

const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7919 + (at >> 3)) % 251));
const png = (width: number, height: number) =>
  new Resvg(svg('<path d="M0 0h9v9z"/>', `width="${width}" height="${height}"`)).render().asPng();
/** a whole picture with bytes after its end, which decoders pass over */
const heavy = (bytes: Buffer) => {
  const chunk = Buffer.alloc(12 + 300 * 1024);
  chunk.writeUInt32BE(300 * 1024, 0);
  chunk.write('teXt', 4);
  return Buffer.concat([bytes.subarray(0, -12), chunk, bytes.subarray(-12)]);
};
const woff2 = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/nunito/files/nunito-vietnamese-wght-normal.woff2'),
);
const font = { 'assets/fonts/own.woff2': woff2, 'assets/fonts/OFL.txt': 'SIL Open Font License' };
const favicon = (content: string) => ({ 'assets/favicon.svg': svg(content) });
const copies = [...Array(9).keys()].map((n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(9)}</g>`).join('');
const wide = svg('<path d="M0 0h9v9z"/>', 'viewBox="0 0 1440 512"');
const other = { ...goodPack, ...brand({ name: 'Other', domains: ['other.example'] }) };

export const lookCases: Record<keyof typeof lookCodes, CodeCase> = {
  'theme/bad-colour': pack(theme({ seeds: { accent: 'bluue' } })),
  'theme/bad-value': pack(theme({ light: { glass: 'none}body{display:none' } }), theme({ light: { glass: 'none' } })),
  'theme/contrast': pack(
    theme({ dark: { color: { text: '#222222' } } }),
    theme({ dark: { color: { text: '#eeeeee' } } }),
  ),
  'theme/missing-font': pack(theme({ fonts: { body: { src: 'fonts/own.woff2' } } }), {
    ...theme({ fonts: { body: { src: 'fonts/own.woff2' } } }),
    ...font,
  }),
  'assets/missing': pack({ 'assets/logo-light.svg': null }, { 'assets/hero-wide-light.svg': wide }),
  'assets/unknown-name': pack({ 'assets/logo-lite.svg': svg('') }),
  'assets/no-size': pack({ 'assets/favicon.svg': svg('', '') }),
  'assets/wrong-ratio': pack({ 'assets/favicon.svg': wide }),
  'assets/too-small': pack(
    { 'assets/hero-wide-light.png': png(144, 51) },
    { 'assets/hero-wide-light.png': png(1440, 512) },
  ),
  'assets/heavy': pack(
    { 'assets/hero-wide-light.png': heavy(png(1440, 512)) },
    { 'assets/hero-wide-light.png': png(1440, 512) },
  ),
  'assets/logo-taken': brands(
    { meridian: goodPack, other },
    {
      meridian: goodPack,
      other: { ...other, 'assets/logo-light.svg': svg('<g/>'), 'assets/logo-dark.svg': svg('<g/>') },
    },
  ),
  'assets/broken-picture': pack({ 'assets/hero-wide-light.png': 'not a picture' }),
  'assets/broken-font': pack({ ...font, 'assets/fonts/own.woff2': noise(3000) }, font),
  'assets/font-without-licence': pack({ ...font, 'assets/fonts/OFL.txt': '\n' }, font),
  'svg/broken': pack({ 'assets/favicon.svg': '<svg' }),
  'svg/doctype': pack({ 'assets/favicon.svg': `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('')}` }),
  'svg/not-allowed': pack(favicon('<foreignObject/>')),
  'svg/script': pack(favicon('<path onload="x()"/>')),
  'svg/external': pack(favicon('<image href="https://cdn.example/x.png"/>')),
  'svg/too-heavy': pack(favicon(copies)),
};
