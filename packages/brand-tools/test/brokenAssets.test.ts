import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { loadPacks } from '../src/packs.ts';
import { brandsFolder, catalogue, goodPack } from './folder.ts';

const noise = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7919 + (at >> 3)) % 251));
const dots = Array.from({ length: 900 }, (_, n) => `<path d="M${n % 30} ${n / 30}h1v1z" fill="#${100 + n}"/>`);
const png = new Resvg(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" width="120" height="120">${dots.join('')}</svg>`,
)
  .render()
  .asPng();

function uint32(order: 'BE' | 'LE', value: number): Buffer {
  const bytes = Buffer.alloc(4);
  if (order === 'BE') bytes.writeUInt32BE(value);
  else bytes.writeUInt32LE(value);
  return bytes;
}
const box = (kind: string, ...content: Buffer[]) => {
  const inside = Buffer.concat(content);
  return Buffer.concat([uint32('BE', inside.length + 8), Buffer.from(kind), inside]);
};
const zero = Buffer.alloc(4);
const size = box('ispe', zero, uint32('BE', 64), uint32('BE', 40));
const avif = Buffer.concat([
  box('ftyp', Buffer.from('avif'), zero),
  box('meta', zero, box('iprp', box('ipco', size))),
  box('mdat', noise(200)),
]);
const riff = (...content: Buffer[]) => {
  const inside = Buffer.concat([Buffer.from('WEBP'), ...content]);
  return Buffer.concat([Buffer.from('RIFF'), uint32('LE', inside.length), inside]);
};
const extended = Buffer.concat([Buffer.from('VP8X'), uint32('LE', 10), Buffer.alloc(10)]);
const lossless = Buffer.concat([Buffer.from('VP8L'), uint32('LE', 200), Buffer.of(0x2f, 63, 192, 9, 0), noise(195)]);
const jpg = Buffer.concat([
  Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
  Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
  Buffer.of(0xff, 0xc0, 0, 11, 8, 0, 40, 0, 64, 1, 1, 0x11, 0, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0),
  noise(200),
  Buffer.of(0xff, 0xd9),
]);
const flipped = Buffer.from(png);
flipped.writeUInt8(flipped.readUInt8(png.length >> 1) ^ 0xff, png.length >> 1);
const woff2 = await readFile(
  createRequire(import.meta.url).resolve('@fontsource-variable/nunito/files/nunito-vietnamese-wght-normal.woff2'),
);
const sameLength = Buffer.concat([woff2.subarray(0, 300), noise(woff2.length - 300)]);

async function brokenAssets(path: string, bytes: Uint8Array) {
  const licence = { 'assets/fonts/OFL.txt': 'SIL Open Font License' };
  const dir = await brandsFolder({ meridian: { ...goodPack, ...licence, [path]: bytes } });
  const { findings, packs } = await loadPacks(dir, { catalogue });
  const broken = findings.filter(({ code }) => code.startsWith('assets/broken'));
  expect(packs.length).toBe(broken.length > 0 ? 0 : 1);
  return broken;
}

describe('BRAND-08 pictures and fonts are looked into, not only at their first bytes', () => {
  test.each([
    ['png', png],
    ['webp', riff(extended, lossless)],
    ['avif', avif],
    ['jpg', jpg],
    ['jpeg', jpg],
  ])('a whole %s is taken', async (ending, bytes) => {
    expect(await brokenAssets(`assets/hero-wide-light.${ending}`, bytes)).toEqual([]);
  });

  test.each([
    ['a PNG of 40 bytes', 'png', png.subarray(0, 40)],
    ['a PNG that is cut off', 'png', png.subarray(0, 2000)],
    ['a PNG without its last part', 'png', png.subarray(0, -12)],
    ['a PNG with a wrong bit', 'png', flipped],
    ['a WebP without a picture', 'webp', riff(extended)],
    ['a WebP that is cut off', 'webp', riff(extended, lossless).subarray(0, -20)],
    ['an AVIF that is cut off', 'avif', avif.subarray(0, -20)],
    ['an AVIF without data', 'avif', avif.subarray(0, -208)],
    ['a JPEG that is cut off', 'jpg', jpg.subarray(0, -20)],
    ['a PNG that is called WebP', 'webp', png],
  ])('%s is a finding', async (_, ending, bytes) => {
    expect(await brokenAssets(`assets/hero-wide-light.${ending}`, bytes)).toMatchObject([
      { severity: 'error', code: 'assets/broken-picture', mend: expect.stringMatching(/Export/) },
    ]);
  });

  test('BRAND-05b a whole font is taken', async () => {
    expect(await brokenAssets('assets/fonts/own.woff2', woff2)).toEqual([]);
  });

  test.each([
    ['no font at all', Buffer.from('a font?')],
    ['an empty file', Buffer.alloc(0)],
    ['the signature and noise', Buffer.concat([Buffer.from('wOF2'), noise(3000)])],
    ['a font that is cut off', woff2.subarray(0, 2000)],
    ['a font that lacks its last byte', woff2.subarray(0, -1)],
    ['a font with noise in it', sameLength],
  ])('BRAND-05b %s is a finding', async (_, bytes) => {
    expect(await brokenAssets('assets/fonts/own.woff2', bytes)).toMatchObject([
      { severity: 'error', code: 'assets/broken-font', mend: expect.stringMatching(/woff2|whole file/) },
    ]);
  });
});
