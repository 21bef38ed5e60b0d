import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { cacheControl, pagePolicy } from '@marquee/brand/siteHeaders';
import type { PageHashes, Site } from '@marquee/brand/siteIndex';
import { plainPath } from '@marquee/domain/plainPath';
import { type Context, Hono } from 'hono';
import { type Ask, readAsk } from './ask.ts';
import type { Body, Rewrite, SiteFile } from './files.ts';
import { fileHeaders, refusalHeaders, releaseHeaders } from './headers.ts';
import { decodePath, shellName } from './lookup.ts';
import { chooseEncoding, chooseLanguage, type Encoding, matchesEtag } from './negotiate.ts';
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
type Answer = Response | Promise<Response>;

const noHashes: PageHashes = { script: [], style: [] };

/**
 * Serves every brand of a build by host name (BRAND-11), with headers per brand (WEB-04). A new build is taken over as it
 * runs. What lies in memory is answered in one step, without a promise, and with headers that were made once.
 */
export function createSiteServer({ dist, only, trustProxy = false, platform, now }: SiteServerOptions): App {
  const releases = followReleases(dist, only, now);
  const app: App = new Hono();

  app.all('*', (c) => {
    if (platform?.handles(c.req.path)) return fromPlatform(c, platform);
    const ask = readAsk(c.env.incoming, c.req.path, trustProxy);
    const release = releases.current();
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuse(ask, release, 405, { Allow: 'GET, HEAD' });
    const given = answer(ask, release);
    if (!(given instanceof Promise)) return given;
    return given.catch((error: unknown) => {
      if (!(error instanceof Outdated)) throw error;
      const next = releases.look();
      if (next === release) throw error;
      return answer(ask, next);
    });
  });

  app.onError((error, c) => {
    const ask = readAsk(c.env.incoming, c.req.path, trustProxy);
    if (error instanceof Outdated) return refuse(ask, releases.current(), 503, { 'Retry-After': '2' });
    console.error(error);
    return refuse(ask, releases.current(), 500);
  });
  return app;
}

async function fromPlatform(c: Context<{ Bindings: HttpBindings }>, platform: Platform): Promise<Response> {
  const answer = await platform.fetch(c.req.raw);
  if (answer.type !== 'error') return answer;
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function answer(ask: Ask, release: Release): Answer {
  const site = release.siteOf(ask.host);
  if (!site) return sendUnknownHost(ask, release);
  const decoded = decodePath(ask.path);
  // with broken escapes it is no page's address: a visitor gets the brand's page that says so
  const pathname = decoded ?? ask.path;
  const file = release.fileFor(site, pathname, { accept: ask.header('accept'), mode: ask.header('sec-fetch-mode') });
  if (!file) return refuse(ask, release, decoded === null ? 400 : 404);
  const isLost = file.address.endsWith(shellName) && release.heads.lack(site.id, plainPath(pathname));
  return sendFile(ask, release, { file, site, pathname }, decoded === null || isLost ? 404 : 200);
}

interface Found {
  file: SiteFile;
  site: Site;
  pathname: string;
}

function sendFile(ask: Ask, release: Release, { file, site, pathname }: Found, status: 200 | 404): Answer {
  const isPage = file.type.startsWith('text/html');
  const hashes = isPage ? (site.pages[file.address.slice(`/sites/${site.id}`.length)] ?? noHashes) : undefined;
  const route = plainPath(pathname);
  const isListed = !isPage || site.listed === undefined || site.listed.includes(route);
  const way = isListed ? 'listed' : 'unlisted';
  const own = !file.address.endsWith(shellName);
  const head = isPage ? release.heads.of(site.id, { pathname: route, search: ask.search, own }) : undefined;
  return sendBody(ask, release, { file, hashes, head }, status, way, () => fileHeaders(file, site, hashes, isListed));
}

function sendUnknownHost(ask: Ask, release: Release): Answer {
  const page = chooseLanguage(ask.header('accept-language'), release.index.unknownHost);
  const file = release.fileAt(page.file);
  if (!file) throw new Error(`the build lacks ${page.file}`);
  return sendBody(ask, release, { file, hashes: page.hashes, head: undefined }, 404, 'unknown', () => ({
    'Content-Security-Policy': pagePolicy(page.hashes),
    'Cache-Control': cacheControl.refusal,
    Vary: 'Accept-Language',
  }));
}

/** Headers of what lies in memory, by how it was asked for; they go when the bytes do. */
const made = new WeakMap<Body, Map<string, Readonly<Record<string, string>>>>();

interface Asked {
  file: SiteFile;
  hashes: PageHashes | undefined;
  head: Rewrite | undefined;
}

function sendBody(
  ask: Ask,
  release: Release,
  { file, hashes, head }: Asked,
  status: 200 | 404,
  way: string,
  own: () => Readonly<Record<string, string>>,
): Answer {
  const encoding = chooseEncoding(ask.header('accept-encoding'), file.encodings);
  const send = (body: Body) => {
    const known = made.get(body) ?? new Map<string, Readonly<Record<string, string>>>();
    if (known.size === 0) made.set(body, known);
    const key = `${way} ${ask.secure}`;
    const headers = known.get(key) ?? bodyHeaders({ ask, release, file, encoding, body }, own());
    known.set(key, headers);
    // conditions apply only to what would be a success (RFC 9110, 13.2.1)
    if (status === 200 && matchesEtag(ask.header('if-none-match'), body.etag)) {
      const { 'Content-Type': _, 'Content-Length': __, 'Content-Encoding': ___, ...kept } = headers;
      return new Response(null, { status: 304, headers: kept });
    }
    return new Response(body.bytes, { status, headers });
  };
  const body = release.read(file, encoding, hashes, head);
  return body instanceof Promise ? body.then(send) : send(body);
}

interface Sent {
  ask: Ask;
  release: Release;
  file: SiteFile;
  encoding: Encoding;
  body: Body;
}

function bodyHeaders({ ask, release, file, encoding, body }: Sent, own: Readonly<Record<string, string>>) {
  const varies = [own.Vary, file.encodings.length > 1 ? 'Accept-Encoding' : undefined].filter(Boolean).join(', ');
  return {
    ...releaseHeaders(release.index.release, ask.secure),
    ...own,
    ...(varies && { Vary: varies }),
    ETag: body.etag,
    'Content-Type': file.type,
    'Content-Length': String(body.bytes.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
}

const reasons = {
  400: 'Bad request',
  404: 'Not found',
  405: 'Method not allowed',
  500: 'Server error',
  503: 'A new build is on its way',
} as const;

function refuse(
  ask: Ask,
  release: Release,
  status: keyof typeof reasons,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const all = { ...releaseHeaders(release.index.release, ask.secure), ...refusalHeaders, ...headers };
  return new Response(`${reasons[status]}\n`, { status, headers: all });
}
