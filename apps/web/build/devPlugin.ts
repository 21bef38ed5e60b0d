import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Finding, hasError } from '@marquee/brand-tools/finding';
import type { LoadedPack } from '@marquee/brand-tools/packs';
import { normaliseHost } from '@marquee/domain/host';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { devSandbox } from './devSandbox.ts';
import { renderDocument } from './document.ts';
import { findingsPage } from './findingsPage.ts';
import { type Materials, makeMaterials } from './materials.ts';
import { readPacks } from './packs.ts';
import { prepaintScript } from './prepaint.ts';

export interface DevOptions {
  /** folder that holds `brands/` */
  repository: string;
}

/** What the dev server knows of one brand. */
interface DevBrand {
  pack: LoadedPack | undefined;
  findings: Finding[];
}

/**
 * One dev server for all brands by host name, the sandbox beside it. A changed theme is sent to the open pages, any other
 * change of a pack reloads them; a broken pack shows its findings in place of its site until it is mended.
 */
export function devPlugin({ repository }: DevOptions): Plugin {
  const brandsDir = path.join(repository, 'brands');
  const pictureCache = path.join(repository, '.cache/pictures');
  let state: Promise<Map<string, DevBrand>> | undefined;
  const materials = new Map<LoadedPack, Promise<Materials>>();

  const brands = () => {
    state ??= load(brandsDir);
    return state;
  };
  const materialsOf = (pack: LoadedPack) => {
    const known = materials.get(pack) ?? makeMaterials(pack, { pictureCache });
    materials.set(pack, known);
    return known;
  };
  const forget = () => {
    state = undefined;
    materials.clear();
  };

  /** `undefined` = the host belongs to no brand */
  async function brandAt(host: string | undefined): Promise<[id: string, DevBrand] | undefined> {
    const name = normaliseHost(host ?? '');
    if (name === null) return undefined;
    for (const [id, brand] of await brands()) {
      if (name === `${id}.localhost` || brand.pack?.brand.domains.includes(name)) return [id, brand];
    }
    return undefined;
  }

  async function page(server: ViteDevServer, host: string | undefined, url: string) {
    const found = await brandAt(host);
    if (!found) {
      const known = [...(await brands()).keys()].map((id) => `http://${id}.localhost:${server.config.server.port}`);
      return { status: 404, html: findingsPage(`No brand answers on ${host}. Open one of: ${known.join('  ')}`, []) };
    }
    const [id, { pack, findings }] = found;
    if (!pack || hasError(findings))
      return { status: 500, html: findingsPage(`The brand "${id}" cannot be shown`, findings.filter(isError)) };
    const html = document(await materialsOf(pack));
    return { status: 200, html: await server.transformIndexHtml(url, html) };
  }

  /** A theme alone can change under an open page; anything else, also a pack that broke or healed, reloads it. */
  async function onChange(server: ViteDevServer, file: string): Promise<void> {
    if (!file.startsWith(brandsDir + path.sep)) return;
    const [id = '', name] = path.relative(brandsDir, file).split(path.sep);
    const before = (await state)?.get(id);
    forget();
    const after = (await brands()).get(id);
    const sound = (brand: DevBrand | undefined) => brand?.pack && !hasError(brand.findings);
    if (name === 'theme.json' && sound(before) && after?.pack && sound(after)) {
      const { css } = await materialsOf(after.pack);
      server.ws.send({ type: 'custom', event: 'marquee:theme', data: { id, css } });
    } else server.ws.send({ type: 'full-reload' });
  }

  const files: (server: ViteDevServer) => Connect.NextHandleFunction = () => async (request, response, next) => {
    const found = await brandAt(request.headers.host);
    if (!found?.[1].pack) return next();
    const { files, assets } = await materialsOf(found[1].pack);
    const address = pathOf(request);
    const content = files.get(address) ?? assets.get(address);
    if (content === undefined) return next();
    response.setHeader('Content-Type', typeOf(address));
    response.setHeader('Cache-Control', 'no-store');
    response.end(content);
  };

  return {
    name: 'marquee-dev',
    apply: 'serve',
    config: () => ({
      optimizeDeps: { entries: ['src/main.tsx'] },
      server: { allowedHosts: true, watch: { ignored: ['**/dist/**', '**/.cache/**', '**/.data/**'] } },
    }),
    configureServer(server) {
      server.watcher.add(brandsDir);
      for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir'] as const) {
        server.watcher.on(
          event,
          (file) => void onChange(server, file).catch((error) => server.config.logger.error(String(error))),
        );
      }
      const sandbox = devSandbox();
      const answer = getRequestListener(sandbox.fetch, { overrideGlobalObjects: false });
      server.middlewares.use((request, response, next) => {
        if (!sandbox.handles(pathOf(request))) return next();
        void answer(request, response);
      });
      server.middlewares.use(files(server));
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          try {
            const { status, html } = await page(server, request.headers.host, request.originalUrl ?? '/');
            response.statusCode = status;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.setHeader('Cache-Control', 'no-store');
            response.end(html);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

async function load(brandsDir: string): Promise<Map<string, DevBrand>> {
  const { packs, findings } = await readPacks(brandsDir);
  const ids = new Set([...packs.map(({ id }) => id), ...findings.map(({ brand }) => brand)]);
  ids.delete('');
  return new Map(
    [...ids]
      .sort()
      .map((id) => [
        id,
        { pack: packs.find((pack) => pack.id === id), findings: findings.filter(({ brand }) => brand === id) },
      ]),
  );
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function pathOf({ url = '/' }: Connect.IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

/** The page as the build makes it, but empty: the browser renders it, and Vite brings the CSS. */
function document(materials: Materials): string {
  const { data } = materials;
  return renderDocument({
    data,
    title: data.name,
    description: data.name,
    noScript: data.name,
    origin: `http://${data.id}.localhost`,
    themeColor: data.theme.frame[data.theme.default],
    prepaint: prepaintScript(data, { theme: data.theme.default, color: data.theme.frame }),
    css: materials.css,
    links: materials.preloads,
    entry: '/src/main.tsx',
    body: '',
    path: undefined,
  });
}

const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};

function typeOf(address: string): string {
  return TYPES[path.extname(address)] ?? 'application/octet-stream';
}
