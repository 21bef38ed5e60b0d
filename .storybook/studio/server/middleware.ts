import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { saveEndpoint } from '@marquee/brand-tools/studio/endpoint';
import { artAt } from '@marquee/sandbox/art/gallery';
import { bundleStudio } from './bundle.ts';
import { listBrands, openPack, productCatalogue } from './packs.ts';

/** Pictures of the platform that the screens play against. */
const ART = '/sandbox/art/';
const SEED = 7;

export interface StudioOptions {
  /** folder that holds `brands/` */
  repository: string;
  /** where the bundle of the page is put */
  outDir: string;
  /** called right before the studio writes into a brand's folder */
  saving?: (id: string) => void;
  /** makes the page; handed in, so that a test can make it once */
  bundle?: (outDir: string) => Promise<void>;
}

type Next = (cause?: unknown) => void;

/** Answers everything under `/studio/`: the page, the packs, and the save; and the pictures of the platform. */
export function studioMiddleware({ repository, outDir, saving, bundle = bundleStudio }: StudioOptions) {
  const save = saveEndpoint({
    brandsDir: path.join(repository, 'brands'),
    catalogue: productCatalogue,
    ...(saving && { saving }),
  });
  let bundled: Promise<void> | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse, name: string): Promise<boolean> {
    const json = (value: unknown, status = 200) => send(response, '.json', Buffer.from(JSON.stringify(value)), status);
    if (name === 'save') {
      await save(request, response);
      return true;
    }
    if (name === 'brands.json') return json({ brands: await listBrands(repository), save: true });
    const id = /^packs\/([^/]+)\.json$/.exec(name)?.[1];
    if (id !== undefined) {
      const pack = await openPack(repository, id);
      return json(pack ?? { findings: [`There is no brand "${id}".`] }, pack ? 200 : 404);
    }
    bundled ??= bundle(outDir).catch((cause: unknown) => {
      // what is mended meanwhile is tried again
      bundled = undefined;
      throw cause;
    });
    await bundled;
    const file = path.resolve(outDir, name || 'index.html');
    if (!file.startsWith(path.resolve(outDir) + path.sep)) return false;
    const bytes = await readFile(file).catch(() => undefined);
    return bytes ? send(response, path.extname(file), bytes, 200, name.startsWith('assets/')) : false;
  }

  return {
    /** the page is made anew when it is asked for next */
    forget: () => {
      bundled = undefined;
    },
    handle(request: IncomingMessage, response: ServerResponse, next: Next): void {
      const address = (request.url ?? '').split('?', 1)[0] ?? '';
      const art = address.startsWith(ART) ? artAt(address, SEED) : undefined;
      if (art) {
        void art.arrayBuffer().then((bytes) => send(response, '.svg', Buffer.from(bytes), 200, true));
        return;
      }
      if (!address.startsWith('/studio/')) {
        next();
        return;
      }
      answer(request, response, address.slice('/studio/'.length)).then((done) => {
        if (!done) next();
      }, next);
    },
  };
}

/** @param hashed its name says what is in it: sixteen screens fetch it once, and the browser compiles it once */
function send(response: ServerResponse, ending: string, bytes: Buffer, status = 200, hashed = false): true {
  response.writeHead(status, {
    'Content-Type': TYPES[ending] ?? 'application/octet-stream',
    'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(bytes);
  return true;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
