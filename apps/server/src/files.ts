import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
   * is kept in memory was asked about when it was read, and is there at once.
   */
  read(
    file: SiteFile,
    encoding: Encoding,
    belongs?: (plain: () => Uint8Array) => boolean,
  ): Body | Promise<Body | undefined>;
}

const suffixes = { br: '.br', gzip: '.gz' } as const;
const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes } as const;
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

  async function load(path: string, encoding: Encoding, belongs: (plain: () => Uint8Array) => boolean) {
    const bytes = await readFile(join(root, path)).then((read) => new Uint8Array(read), ifGone);
    if (!bytes || !belongs(() => unpack[encoding](bytes))) return undefined;
    const body = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    if (!bodies.has(path)) keep(path, body);
    return body;
  }

  return {
    find: (address) => files.get(address),
    read(file, encoding, belongs = () => true) {
      const path = file.address + suffixOf(encoding);
      const kept = bodies.get(path);
      if (!kept) return load(path, encoding, belongs);
      // a Map keeps insertion order: taken out and put back, the entry becomes the youngest
      bodies.delete(path);
      bodies.set(path, kept);
      return kept;
    },
  };
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
