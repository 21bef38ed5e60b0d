import { Resvg } from '@resvg/resvg-js';
import { findAsset } from './convention.ts';
import type { Look } from './look.ts';
import { generatedMark, letter } from './mark.ts';
import { gradient, placed, svg } from './svg.ts';
import { mediaType } from './types.ts';

const SIDE = 512;

/** Draws an SVG as PNG. Texts must be outlines: no font is loaded. */
export function png(picture: string, width: number): Buffer {
  const options = { fitTo: { mode: 'width' as const, value: width }, font: { loadSystemFonts: false } };
  return new Resvg(picture, options).render().asPng();
}

/** Favicon and app icons (BRAND-05), by address. */
export function icons(look: Look): Map<string, Buffer> {
  const favicon = faviconSvg(look);
  const icon = findAsset(look.files, 'app-icon');
  const whole = { x: 0, y: 0, width: SIDE, height: SIDE };
  const own = icon && svg(SIDE, SIDE, placed(icon.bytes, mediaType(icon.path), whole));
  const plain = own ?? svg(SIDE, SIDE, placed(favicon, 'image/svg+xml', whole));
  const small = png(svg(SIDE, SIDE, placed(favicon, 'image/svg+xml', whole)), 32);
  return new Map([
    ['/favicon.svg', Buffer.from(favicon)],
    ['/favicon.ico', ico(small, 32)],
    ['/icons/192.png', png(plain, 192)],
    ['/icons/512.png', png(plain, 512)],
    // the safe zone of a maskable icon is a circle of 80 % of its width (W3C manifest, icon masks)
    ['/icons/maskable-512.png', png(own ?? onGround(look, 0.56), 512)],
    ['/icons/apple-touch-icon.png', png(own ?? onGround(look, 0.66), 180)],
  ]);
}

/** The brand's favicon as SVG; one that is a bitmap is wrapped. */
export function faviconSvg(look: Look): string {
  const own = findAsset(look.files, 'favicon');
  if (!own) return generatedMark(look);
  if (own.path.endsWith('.svg')) return own.bytes.toString('utf8');
  return svg(64, 64, placed(own.bytes, mediaType(own.path), { x: 0, y: 0, width: 64, height: 64 }));
}

/** For a brand without an app icon: the mark in the middle of a square that is filled to its edges. */
function onGround(look: Look, share: number): string {
  const { washStart, washEnd, onWash } = look.themes[look.first];
  const ground = `<defs>${gradient('ground', washStart, washEnd)}</defs><rect width="${SIDE}" height="${SIDE}" fill="url(#ground)"/>`;
  const own = findAsset(look.files, 'favicon');
  if (!own) return svg(SIDE, SIDE, ground + letter(look, SIDE, share, onWash));
  const side = SIDE * share;
  const edge = (SIDE - side) / 2;
  return svg(
    SIDE,
    SIDE,
    ground + placed(own.bytes, mediaType(own.path), { x: edge, y: edge, width: side, height: side }),
  );
}

/** An ICO file with one PNG in it, for what asks for /favicon.ico without reading the page. */
function ico(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
