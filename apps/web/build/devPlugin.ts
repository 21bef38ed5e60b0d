import { existsSync, realpathSync, statSync, unwatchFile, watchFile } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { hasError } from '@marquee/brand-tools/finding';
import type { LoadedPacks } from '@marquee/brand-tools/packs';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { langDir } from './catalogues.ts';
import { devBrands, teller } from './devBrands.ts';
import { devSandbox } from './devSandbox.ts';
import { inBursts, isBelow, isIgnored } from './devWatch.ts';
import { renderDocument } from './document.ts';
import { findingsPage } from './findingsPage.ts';
import { type Materials, makeMaterials } from './materials.ts';
import { readPacks } from './packs.ts';
import { prepaintScript } from './prepaint.ts';

export interface DevOptions {
  /** folder that holds `brands/` */
  repository: string;
}

/**
 * One dev server for all brands by host name, the sandbox beside it. A changed theme is sent to the open pages, any other
 * change of a pack reloads them; a broken pack shows its findings in place of its site until it is mended.
 */
export function devPlugin({ repository }: DevOptions): Plugin {
  const brandsDir = real(path.join(repository, 'brands'));
  const pictureCache = path.join(repository, '.cache/pictures');
  const brands = devBrands({
    read: () => readPacks(brandsDir),
    make: (pack) => makeMaterials(pack, { pictureCache }),
  });

  /** A theme alone can change under an open page; anything else, also a pack that broke or healed, reloads it. */
  async function onChange(server: ViteDevServer, changed: ReadonlySet<string>): Promise<void> {
    const before = await brands.known();
    brands.forget();
    const after = await brands.all();
    const themed = [...changed].every((file) => /^[^/\\]+[/\\]theme\.json$/.test(path.relative(brandsDir, file)));
    const sound = (read: LoadedPacks | undefined) => read && !hasError(read.findings);
    if (!themed || !sound(before) || !sound(after)) return server.ws.send({ type: 'full-reload' });
    const ids = new Set([...changed].map((file) => path.relative(brandsDir, file).split(path.sep)[0]));
    for (const pack of after.packs.filter(({ id }) => ids.has(id))) {
      const { css } = await brands.materialsOf(pack);
      server.ws.send({ type: 'custom', event: 'marquee:theme', data: { id: pack.id, css } });
    }
  }

  const files: Handler = async (request, response, next) => {
    const found = await brands.at(request.headers.host, 0);
    if (found.kind !== 'site') return next();
    const { files, assets } = await brands.materialsOf(found.pack);
    const address = pathOf(request);
    const content = files.get(address) ?? assets.get(address);
    if (content === undefined) return next();
    response.setHeader('Content-Type', typeOf(address));
    response.setHeader('Cache-Control', 'no-store');
    response.end(content);
  };

  const page: (server: ViteDevServer) => Handler = (server) => async (request, response, next) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    const found = await brands.at(request.headers.host, server.config.server.port);
    if (found.kind === 'findings') return sendHtml(response, found.status, findingsPage(found));
    const html = document(await brands.materialsOf(found.pack));
    sendHtml(response, 200, await server.transformIndexHtml(request.originalUrl ?? '/', html));
  };

  return {
    name: 'marquee-dev',
    apply: 'serve',
    config: () => ({
      optimizeDeps: { entries: ['src/main.tsx'] },
      server: {
        allowedHosts: true,
        watch: {
          // a link out of a pack may lead to the whole disk
          followSymlinks: false,
          ignored: [
            '**/dist/**',
            '**/dist.next/**',
            '**/.cache/**',
            '**/.data/**',
            (file: string) => isIgnored(brandsDir, file),
          ],
        },
      },
    }),
    configureServer(server) {
      const { logger } = server.config;
      const failed = (error: unknown) => logger.error(reasonOf(error));
      const tell = teller(logger);
      const reread = inBursts(async (changed) => {
        await onChange(server, changed);
        tell(await brands.all());
      }, failed);
      server.watcher.add(brandsDir);
      server.watcher.on('error', failed);
      // a watcher forgets a folder that went away, such as while another branch is checked out
      let last = existsSync(brandsDir) ? statSync(brandsDir).ino : 0;
      watchFile(brandsDir, { interval: 500, persistent: false }, ({ ino }) => {
        if (ino === last) return;
        last = ino;
        if (ino !== 0) server.watcher.add(brandsDir);
        reread(brandsDir);
      });
      server.httpServer?.once('close', () => unwatchFile(brandsDir));
      for (const event of ['add', 'change', 'unlink', 'addDir', 'unlinkDir'] as const) {
        server.watcher.on(event, (file) => {
          if (isBelow(brandsDir, file) || isBelow(langDir, file)) reread(file);
        });
      }
      void brands.all().then(tell).catch(failed);

      const caught = answering(failed);
      const sandbox = devSandbox();
      const answer = getRequestListener(sandbox.fetch, { overrideGlobalObjects: false });
      const platform: Handler = async (request, response, next) => {
        if (!sandbox.handles(pathOf(request))) return next();
        await answer(request, response);
      };
      server.middlewares.use(caught(platform));
      server.middlewares.use(caught(files));
      return () => {
        server.middlewares.use(caught(page(server)));
      };
    },
  };
}

type Handler = (
  request: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
) => Promise<void>;

/** Whatever a handler throws becomes a page that says it; the server goes on. */
function answering(failed: (error: unknown) => void): (handler: Handler) => Connect.NextHandleFunction {
  return (handler) => (request, response, next) => {
    handler(request, response, next).catch((error: unknown) => {
      failed(error);
      if (response.headersSent) response.end();
      else sendHtml(response, 500, findingsPage({ title: `This cannot be shown: ${reasonOf(error)}` }));
    });
  };
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(html);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The watcher follows no links, so the folder that the brands are really in is watched. */
function real(dir: string): string {
  return existsSync(dir) ? realpathSync(dir) : dir;
}

function pathOf({ url = '/' }: Connect.IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

/** The page as the build makes it, but empty: the browser renders it, and Vite brings the CSS. */
function document(materials: Materials): string {
  const { data } = materials;
  return renderDocument({
    data,
    head: { title: data.name, description: data.name },
    noScript: data.name,
    origin: `http://${data.id}.localhost`,
    themeColor: data.theme.frame[data.theme.default],
    prepaint: prepaintScript(data, { theme: data.theme.default, color: data.theme.frame }),
    css: materials.css,
    hero: [],
    fonts: materials.fonts,
    links: [],
    setUp: undefined,
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
