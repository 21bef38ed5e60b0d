import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { Encoding } from './negotiate.ts';

/** One file of the build, with the compressed copies that lie beside it. */
export interface SiteFile {
  /** address under the build folder, e.g. `/assets/app-1a2b.js` */
  readonly address: string;
  readonly type: string;
  readonly encodings: readonly Encoding[];
}

/** Bytes as they go out, with a strong validator over exactly those bytes (RFC 9110, 8.8.3). */
export interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

export interface SiteFiles {
  find(address: string): SiteFile | undefined;
  /**
   * Bytes of a copy, once `belongs` has seen what they unpack to; undefined when it refuses them or they are gone. What
   * is kept in memory was asked about when it was read, and is there at once; so is what was made of it.
   */
  read(
    file: SiteFile,
    encoding: Encoding,
    belongs?: (plain: () => Uint8Array) => boolean,
    rewrite?: Rewrite,
  ): Body | Promise<Body | undefined>;
}

/** Makes another file of one, under a name that says all that it depends on. */
export interface Rewrite {
  readonly name: string;
  of(plain: Uint8Array): Uint8Array;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const LIGHT = 5;

const suffixes = { br: '.br', gzip: '.gz' } as const;
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes } as const;
/** What is pressed while somebody waits is pressed lightly. */
const pack: Record<Encoding, (plain: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: async (plain) => new Uint8Array(await toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: LIGHT } })),
  gzip: async (plain) => new Uint8Array(await toGzip(plain)),
  identity: async (plain) => new Uint8Array(plain),
};
const suffixOf = (encoding: Encoding) => (encoding === 'identity' ? '' : suffixes[encoding]);

/**
 * The files of a build. They are listed once: an address that is not in the list does not exist, so no address can lead
 * out of the folder, and links are not followed (`sites/<id>/assets`, which leads static hosts to the shared assets). Contents stay on disk; the most recently used ones are kept,
 * up to `cacheBytes`, so that a hundred brands cost no more memory than three.
 */
export function openFiles(root: string, cacheBytes = 32 * 1024 * 1024): SiteFiles {
  const files = listFiles(root);
  const bodies = new Map<string, Body>();
  let held = 0;

  function keep(path: string, body: Body) {
    if (body.bytes.length > cacheBytes / 8) return;
    bodies.set(path, body);
    held += body.bytes.length;
    for (const [oldest, { bytes }] of bodies) {
      if (held <= cacheBytes) return;
      bodies.delete(oldest);
      held -= bytes.length;
    }
  }

  async function load({ address }: SiteFile, { path, encoding, belongs, rewrite }: Wanted): Promise<Body | undefined> {
    // of what is made anew the copies are too
    const source = rewrite ? 'identity' : encoding;
    const read = await readFile(join(root, address + suffixOf(source))).then((bytes) => new Uint8Array(bytes), ifGone);
    if (!read || !belongs(() => unpack[source](read))) return undefined;
    const bytes = rewrite ? await pack[encoding](rewrite.of(read)) : read;
    const body = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    if (!bodies.has(path)) keep(path, body);
    return body;
  }

  return {
    find: (address) => files.get(address),
    read(file, encoding, belongs = () => true, rewrite = undefined) {
      const path = file.address + suffixOf(encoding) + (rewrite ? `?${rewrite.name}` : '');
      const kept = bodies.get(path);
      if (!kept) return load(file, { path, encoding, belongs, rewrite });
      // a Map keeps insertion order: taken out and put back, the entry becomes the youngest
      bodies.delete(path);
      bodies.set(path, kept);
      return kept;
    },
  };
}

interface Wanted {
  /** the name under which it is kept */
  path: string;
  encoding: Encoding;
  belongs: (plain: () => Uint8Array) => boolean;
  rewrite: Rewrite | undefined;
}

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

function listFiles(root: string): Map<string, SiteFile> {
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`there is no folder ${root}`);
  const addresses = new Set<string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const address = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(address);
      else if (entry.isFile()) addresses.add(address);
    }
  };
  walk('');
  const files = new Map<string, SiteFile>();
  for (const address of addresses) {
    const original = address.replace(/\.(br|gz)$/, '');
    if (original !== address && addresses.has(original)) continue;
    const type = getMimeType(address) ?? 'application/octet-stream';
    const compressed = (['br', 'gzip'] as const).filter((encoding) => addresses.has(address + suffixOf(encoding)));
    files.set(address, { address, type, encodings: [...compressed, 'identity'] });
  }
  return files;
}
