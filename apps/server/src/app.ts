import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { cacheControl, commonHeaders, pagePolicy, picturePolicy } from '@marquee/brand/siteHeaders';
import type { PageHashes, Site } from '@marquee/brand/siteIndex';
import { type Context, Hono } from 'hono';
import type { SiteFile } from './files.ts';
import { decodePath } from './lookup.ts';
import { chooseEncoding, chooseLanguage, matchesEtag } from './negotiate.ts';
import { followReleases, Outdated, type Release } from './releases.ts';

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
  /** milliseconds that only grow: when to look for a new build */
  now?: () => number;
}

type App = Hono<{ Bindings: HttpBindings }>;
type Ask = Context<{ Bindings: HttpBindings }>;

const noHashes: PageHashes = { script: [], style: [] };

/** Serves every brand of a build by host name (BRAND-11), with headers per brand (WEB-04). A new build is taken over as it runs. */
export function createSiteServer({ dist, only, trustProxy = false, platform, now }: SiteServerOptions): App {
  const releases = followReleases(dist, only, now);
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
    c.header('X-Release', releases.current().index.release);
    await next();
    const secure = forwarded(c, 'X-Forwarded-Proto')?.toLowerCase() === 'https';
    for (const [name, value] of Object.entries(commonHeaders(secure))) c.header(name, value);
  });

  app.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuse(c, 405, { Allow: 'GET, HEAD' });
    const release = releases.current();
    return answer(c, release).catch((error: unknown) => {
      if (!(error instanceof Outdated)) throw error;
      const next = releases.look();
      if (next === release) throw error;
      c.header('X-Release', next.index.release);
      return answer(c, next);
    });
  });

  async function answer(c: Ask, release: Release): Promise<Response> {
    const site = release.siteOf(forwarded(c, 'X-Forwarded-Host') ?? c.req.header('Host') ?? '');
    if (!site) return sendUnknownHost(c, release);
    const pathname = decodePath(c.req.path);
    if (pathname === null) return refuse(c, 400);
    const headers = { accept: c.req.header('Accept'), mode: c.req.header('Sec-Fetch-Mode') };
    const file = release.fileFor(site, pathname, headers);
    return file ? sendFile(c, release, file, site) : refuse(c, 404);
  }

  app.onError((error, c) => {
    if (error instanceof Outdated) return refuse(c, 503, { 'Retry-After': '2' });
    console.error(error);
    return refuse(c, 500);
  });
  return app;
}

async function sendFile(c: Ask, release: Release, file: SiteFile, site: Site): Promise<Response> {
  const isPage = file.type.startsWith('text/html');
  const isHashed = /^(\/sites\/[^/]+)?\/assets\//.test(file.address);
  const hashes = isPage ? (site.pages[file.address.slice(`/sites/${site.id}`.length)] ?? noHashes) : undefined;
  return sendBody(c, release, file, hashes, 200, {
    ...(hashes && { 'Content-Security-Policy': pagePolicy(hashes, site.sources) }),
    ...(/svg|xml/.test(file.type) && { 'Content-Security-Policy': picturePolicy }),
    'Cache-Control': cacheControl[isPage ? 'page' : isHashed ? 'hashed' : 'file'],
  });
}

async function sendUnknownHost(c: Ask, release: Release): Promise<Response> {
  const page = chooseLanguage(c.req.header('Accept-Language'), release.index.unknownHost);
  const file = release.fileAt(page.file);
  if (!file) throw new Error(`the build lacks ${page.file}`);
  return sendBody(c, release, file, page.hashes, 404, {
    'Content-Security-Policy': pagePolicy(page.hashes),
    'Cache-Control': cacheControl.refusal,
    Vary: 'Accept-Language',
  });
}

async function sendBody(
  c: Ask,
  release: Release,
  file: SiteFile,
  hashes: PageHashes | undefined,
  status: 200 | 404,
  headers: Record<string, string>,
): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'), file.encodings);
  const { bytes, etag } = await release.read(file, encoding, hashes);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (file.encodings.length > 1) c.header('Vary', 'Accept-Encoding', { append: true });
  c.header('ETag', etag);
  // conditions apply only to what would be a success (RFC 9110, 13.2.1)
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(bytes.length));
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(bytes, status);
}

const reasons = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  500: 'Server error',
  503: 'A new build is on its way',
} as const;

function refuse(c: Ask, status: keyof typeof reasons, headers: Record<string, string> = {}): Response {
  return c.text(`${reasons[status]}\n`, status, { 'Cache-Control': cacheControl.refusal, ...headers });
}
