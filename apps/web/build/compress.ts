import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a compressed copy saves less than its headers cost. */
const SMALLEST = 256;
const COMPRESSIBLE = /\.(?:html|js|css|json|svg|webmanifest|txt|xml)$/;

/**
 * How hard to press: what all brands share is pressed once and as small as can be; what there is of for each brand takes a
 * tenth of the time for 8 % more bytes, some 5 ms of a slow connection, so that a further brand costs little to build.
 */
const QUALITY = { shared: constants.BROTLI_MAX_QUALITY, ofBrand: 6 };

/** Writes `.br` and `.gz` beside a file when it can be compressed and is the smaller for it. */
export async function compressFile(file: string, belongs: keyof typeof QUALITY): Promise<void> {
  if (!COMPRESSIBLE.test(file)) return;
  const raw = await readFile(file);
  if (raw.length < SMALLEST) return;
  const [br, gz] = await Promise.all([
    toBrotli(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[belongs],
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
    toGzip(raw, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([
    br.length < raw.length ? writeFile(`${file}.br`, br) : undefined,
    gz.length < raw.length ? writeFile(`${file}.gz`, gz) : undefined,
  ]);
}
