import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { Collected, collectBrands } from './collect.ts';

const MODULE = 'virtual:marquee/brands';
const RESOLVED = `\0${MODULE}`;

export interface BrandsOptions {
  /** folder that holds `brands/` */
  repository: string;
  /** whether a changed file reloads no page, because the page that changed it shows it already */
  isQuiet?: (file: string) => boolean;
}

/** Offers every brand of the folder as `virtual:marquee/brands`, and serves their pictures and fonts. A changed pack reloads. */
export function brandsPlugin({ repository, isQuiet = () => false }: BrandsOptions): Plugin {
  const folder = path.join(repository, 'brands');
  let collected: Promise<Collected> | undefined;
  const collect = () => {
    collected ??= load(repository);
    return collected;
  };

  function forget(server: ViteDevServer, file: string): void {
    collected = undefined;
    const known = server.moduleGraph.getModuleById(RESOLVED);
    if (known) server.moduleGraph.invalidateModule(known);
    if (!isQuiet(file)) server.ws.send({ type: 'full-reload' });
  }

  const files: Connect.NextHandleFunction = (request, response, next) => {
    const address = request.url?.split('?', 1)[0] ?? '';
    if (!address.startsWith('/assets/')) return next();
    collect().then(({ assets }) => {
      const content = assets.get(address);
      if (content === undefined) return next();
      response.setHeader('Content-Type', TYPES[path.extname(address)] ?? 'application/octet-stream');
      response.end(content);
    }, next);
  };

  return {
    name: 'marquee-story-brands',
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    async load(id) {
      if (id !== RESOLVED) return null;
      const { brands, css } = await collect();
      return `export const brands = ${JSON.stringify(brands)};\nexport const css = ${JSON.stringify(css)};`;
    },
    configureServer(server) {
      server.middlewares.use(files);
      server.watcher.add(folder);
      for (const event of ['add', 'change', 'unlink'] as const) {
        server.watcher.on(event, (file) => {
          if (file.startsWith(folder + path.sep)) forget(server, file);
        });
      }
    },
    async generateBundle() {
      const { assets } = await collect();
      for (const [address, source] of assets) this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
  };
}

/** The packages of the workspace are TypeScript, which Node 20 does not read by itself. */
async function load(repository: string): Promise<Collected> {
  const module: { collectBrands: typeof collectBrands } = await tsImport('./collect.ts', import.meta.url);
  return module.collectBrands(repository);
}

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
};
