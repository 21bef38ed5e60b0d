/** A picture whose pixels are places in a palette of at most 256 colours. */
export interface IndexedImage {
  readonly width: number;
  readonly height: number;
  /** red, green, blue; 0-255 */
  readonly palette: readonly (readonly [number, number, number])[];
  readonly pixels: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function chunk(type: string, data: Iterable<number>): number[] {
  const body = Uint8Array.from([...type].map((char) => char.charCodeAt(0)).concat([...data]));
  return [...uint32(body.length - 4), ...body, ...uint32(crc32(body))];
}

/** Encodes a picture as PNG (ISO/IEC 15948): colour type 3, no filter, zlib by the platform. Needs no canvas. */
export async function encodePng(image: IndexedImage): Promise<Uint8Array> {
  const rows = new Uint8Array((image.width + 1) * image.height);
  for (let y = 0; y < image.height; y++) {
    rows.set(image.pixels.subarray(y * image.width, (y + 1) * image.width), y * (image.width + 1) + 1);
  }
  const deflated = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const data = new Uint8Array(await new Response(deflated).arrayBuffer());
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...uint32(image.width), ...uint32(image.height), 8, 3, 0, 0, 0]),
    ...chunk('PLTE', image.palette.flat()),
    ...chunk('IDAT', data),
    ...chunk('IEND', []),
  ]);
}
