import { inflateSync } from 'node:zlib';
import { imageSize } from 'image-size';

/** A part of a file by the kind that its container gives it; `undefined` content = the file ends before the part does. */
interface Chunk {
  kind: string;
  content: Buffer | undefined;
}

/** What is wrong with a picture of dots, or `undefined` when it is whole. Reads no dots but PNG's, which need no decoder. */
export function pictureFault(bytes: Buffer, ending: string): string | undefined {
  const kind = ending === 'jpeg' ? 'jpg' : ending;
  const name = kind.toUpperCase();
  if (pictureKind(bytes) !== kind) return `This is no ${name} picture.`;
  try {
    if (WHOLE[kind]?.(bytes)) return undefined;
  } catch {
    // a length was to be read past the end of the file
  }
  return `This ${name} picture is damaged or cut off.`;
}

function pictureKind(bytes: Buffer): string | undefined {
  try {
    const { type } = imageSize(bytes);
    // the container's general name, which some encoders write instead of the picture's
    return type === 'heif' ? 'avif' : type;
  } catch {
    return undefined;
  }
}

const WHOLE: Record<string, (bytes: Buffer) => boolean> = { png, webp, avif, jpg };

/** bits of a dot are these samples times the depth, by colour type (PNG, section 11.2.1) */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** more is no picture for a page but a bomb */
const MOST_BYTES = 256 * 1024 * 1024;

/** PNG (W3C, section 5): chunks up to IEND, and as many packed bytes as the size in IHDR asks for. */
function png(bytes: Buffer): boolean {
  const parts = chunks(bytes, 8, (at) => [bytes.readUInt32BE(at), at + 4, at + 8, 4]);
  const header = parts[0]?.content;
  if (parts.some(({ content }) => !content) || parts.at(-1)?.kind !== 'IEND' || header?.length !== 13) return false;
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const bits = (SAMPLES[header.readUInt8(9)] ?? 0) * header.readUInt8(8);
  const least = Math.floor((width * height * bits) / 8);
  if (bits === 0 || least > MOST_BYTES) return false;
  const packed = parts.flatMap(({ kind, content }) => (kind === 'IDAT' && content ? [content] : []));
  try {
    return inflateSync(Buffer.concat(packed), { maxOutputLength: MOST_BYTES }).length >= least;
  } catch {
    return false;
  }
}

/** WebP (RFC 9649): chunks that fill the length in the RIFF header, one of them a picture. */
function webp(bytes: Buffer): boolean {
  const parts = chunks(bytes, 12, (at) => [bytes.readUInt32LE(at + 4), at, at + 8, bytes.readUInt32LE(at + 4) % 2]);
  const drawn = parts.some(({ kind, content }) => /^(VP8 |VP8L|ANMF)$/.test(kind) && content && content.length > 8);
  return bytes.readUInt32LE(4) + 8 <= bytes.length && parts.every(({ content }) => content) && drawn;
}

/** AVIF (ISO 14496-12): boxes that fill the file, with the picture's description and its data. */
function avif(bytes: Buffer): boolean {
  const parts = chunks(bytes, 0, (at) => {
    const length = bytes.readUInt32BE(at);
    // 1 = the length follows in 64 bits, 0 = up to the end of the file
    if (length === 1) return [Number(bytes.readBigUInt64BE(at + 8)) - 16, at + 4, at + 16, 0];
    return [(length === 0 ? bytes.length - at : length) - 8, at + 4, at + 8, 0];
  });
  return parts.every(({ content }) => content) && ['meta', 'mdat'].every((kind) => parts.some((p) => p.kind === kind));
}

/** JPEG (ITU-T T.81, annex B): segments up to the scan, and the end marker after it. */
function jpg(bytes: Buffer): boolean {
  let at = 2;
  // a segment before the scan may hold a small picture with a scan and an end of its own
  while (bytes.readUInt16BE(at) !== 0xffda) {
    if (bytes.readUInt8(at) !== 0xff) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at + 12;
}

/** `read` answers the length of a part's content, where its kind and its content begin, and what follows the content. */
function chunks(
  bytes: Buffer,
  start: number,
  read: (at: number) => [length: number, kind: number, content: number, after: number],
): Chunk[] {
  const found: Chunk[] = [];
  for (let at = start; at < bytes.length; ) {
    const [length, kind, content, after] = at + 8 <= bytes.length ? read(at) : [-1, at, at, 0];
    const whole = length >= 0 && content + length <= bytes.length;
    found.push({
      kind: bytes.toString('latin1', kind, kind + 4),
      content: whole ? bytes.subarray(content, content + length) : undefined,
    });
    if (!whole) break;
    at = content + length + after;
  }
  return found;
}
