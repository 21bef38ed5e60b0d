import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { PageHashes, Site, SiteIndex } from '@marquee/brand/siteIndex';
import { type Context, Hono } from 'hono';
import { openFiles, type SiteFile, type SiteFiles } from './files.ts';
import { commonHeaders, pagePolicy, picturePolicy } from './headers.ts';
import { decodePath, findFile, readIndex, siteFinder } from './lookup.ts';
import { chooseEncoding, chooseLanguage, matchesEtag } from './negotiate.ts';

/** Answers the platform's paths in this process instead of the operator's back end; a demo hands one in. */
export interface Platform {
  handles(pathname: string): boolean;
  /** `Response.error()` stands for a back end that cannot be reached: the connection is cut */
  fetch(request: Request): Response | Promise<Response>;
}

export interface SiteServerOptions {
  /** folder that the build made */
  dist: string;
  /** serve this brand on any host name */
  only?: string | undefined;
  /** believe `X-Forwarded-Host` and `X-Forwarded-Proto`; only behind a proxy that sets them */
  trustProxy?: boolean;
  platform?: Platform;
}

type App = Hono<{ Bindings: HttpBindings }>;
type Ask = Context<{ Bindings: HttpBindings }>;

const noHashes: PageHashes = { script: [], style: [] };

/** Serves every brand of a build by host name (BRAND-11), with headers per brand (WEB-04). */
export function createSiteServer({ dist, only, trustProxy = false, platform }: SiteServerOptions): App {
  const index = readIndex(dist);
  const files = openFiles(dist);
  const siteOf = siteFinder(index, only);
  const app: App = new Hono();

  const forwarded = (c: Ask, name: string) => (trustProxy ? c.req.header(name)?.split(',')[0]?.trim() : undefined);

  if (platform) {
    app.use(async (c, next) => {
      if (!platform.handles(c.req.path)) return next();
      const answer = await platform.fetch(c.req.raw);
      if (answer.type !== 'error') return answer;
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    });
  }

  app.use(async (c, next) => {
    await next();
    const secure = forwarded(c, 'X-Forwarded-Proto') === 'https';
    for (const [name, value] of Object.entries(commonHeaders(index.release, secure))) c.header(name, value);
  });

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuse(c, 405, { Allow: 'GET, HEAD' });
    const site = siteOf(forwarded(c, 'X-Forwarded-Host') ?? c.req.header('Host') ?? '');
    if (!site) return sendUnknownHost(c, index, files);
    const pathname = decodePath(c.req.path);
    if (pathname === null) return refuse(c, 400);
    const file = findFile(files, site, pathname, c.req.header('Accept'));
    return file ? sendFile(c, files, file, site) : refuse(c, 404);
  });

  app.onError((error, c) => {
    console.error(error);
    return refuse(c, 500);
  });
  return app;
}

async function sendFile(c: Ask, files: SiteFiles, file: SiteFile, site: Site): Promise<Response> {
  const root = `/sites/${site.id}`;
  const isPage = file.type.startsWith('text/html');
  if (isPage)
    c.header(
      'Content-Security-Policy',
      pagePolicy(site.pages[file.address.slice(root.length)] ?? noHashes, site.sources),
    );
  else if (/svg|xml/.test(file.type)) c.header('Content-Security-Policy', picturePolicy);
  const isHashed = /^(\/sites\/[^/]+)?\/assets\//.test(file.address);
  // pages name the hashed files of a release, so they are asked for each time; the rest may be an hour old
  c.header(
    'Cache-Control',
    isPage ? 'no-cache' : isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
  return sendBody(c, files, file, 200);
}

async function sendUnknownHost(c: Ask, index: SiteIndex, files: SiteFiles): Promise<Response> {
  const page = chooseLanguage(c.req.header('Accept-Language'), index.unknownHost);
  const file = files.find(page.file);
  if (!file) throw new Error(`the build lacks ${page.file}`);
  c.header('Content-Security-Policy', pagePolicy(page.hashes));
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept-Language');
  return sendBody(c, files, file, 404);
}

async function sendBody(c: Ask, files: SiteFiles, file: SiteFile, status: 200 | 404): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), file.encodings);
  const { bytes, etag } = await files.read(file, encoding);
  if (file.encodings.length > 1) c.header('Vary', 'Accept-Encoding', { append: true });
  c.header('ETag', etag);
  // conditions apply only to what would be a success (RFC 9110, 13.2.1)
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(bytes.length));
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(bytes, status);
}

const reasons = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed', 500: 'Server error' } as const;

function refuse(c: Ask, status: keyof typeof reasons, headers: Record<string, string> = {}): Response {
  return c.text(`${reasons[status]}\n`, status, { 'Cache-Control': 'no-store', ...headers });
}
