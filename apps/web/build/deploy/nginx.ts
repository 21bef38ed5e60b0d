import {
  cacheControl,
  commonHeaders,
  pagePolicy,
  picturePolicy,
  unlisted,
  workerAddress,
  workerPolicy,
} from '@marquee/brand/siteHeaders';
import type { SiteHeads } from '@marquee/brand/siteHeads';
import { type Site, type SiteIndex, siteHosts } from '@marquee/brand/siteIndex';
import { languagePattern } from './languageMatch.ts';
import { fitsNginx, headFilter, headMaps, headVariables, pathMap } from './nginxHeads.ts';
import { LOST, lostMap, lostVariable } from './nginxLost.ts';
import { routeOf } from './staticHost.ts';

export interface NginxOptions {
  /** folder of this release on the server */
  readonly root: string;
  /** arguments of `listen`, e.g. `80` or `443 ssl` */
  readonly listen: readonly string[];
  /** where the platform's paths go, e.g. `http://127.0.0.1:9000`; without it they are not found */
  readonly platform?: string | undefined;
  /** a file of the operator's own, taken into every server: certificates, logs */
  readonly include?: string | undefined;
  /** the server has the module that serves the `.br` copies */
  readonly brotli?: boolean | undefined;
  /** what the heads of pages say, by brand; a brand without has its pages as they lie there */
  readonly heads?: ReadonlyMap<string, SiteHeads> | undefined;
}

const HSTS = 'Strict-Transport-Security';
const PLATFORM = '^/(?:wps|lgw|lotto|\\.well-known)/';

/** Content types of what a build holds; Debian's own list does not know all of them. */
const TYPES: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

/**
 * Configuration for nginx, to be included in its `http` block: a server for each brand by host name (BRAND-11) with the
 * headers and the policy of each page (WEB-04), and one that refuses every other host.
 */
export function nginxConfig(index: SiteIndex, given: NginxOptions): string {
  const maps = new Map([...(given.heads ?? [])].map(([id, heads]) => [id, headMaps(id, heads)] as const));
  const fitting = [...maps].filter(([, lines]) => fitsNginx(lines));
  const lost = new Map(
    [...(given.heads ?? [])].flatMap(([id, heads]) => {
      const line = lostMap(id, heads);
      return line === undefined ? [] : [[id, line] as const];
    }),
  );
  const options: Wanted = { ...given, filtered: new Set(fitting.map(([id]) => id)), told: new Set(lost.keys()) };
  const names = [...siteHosts(index).keys()];
  return [
    `# Made by the build of release ${index.release}: read it, do not edit it.`,
    ...(names.some((name) => name.length > 50) ? ['server_names_hash_bucket_size 256;'] : []),
    '',
    ...requestMaps(index),
    ...(fitting.length > 0 ? [pathMap] : []),
    ...fitting.flatMap(([, lines]) => lines),
    ...lost.values(),
    ...unknownHost(index, options),
    ...index.sites.flatMap((site) => siteServer(site, index.release, options)),
    '',
  ].join('\n');
}

interface Wanted extends NginxOptions {
  /** brands whose pages get their heads on the way out */
  readonly filtered: ReadonlySet<string>;
  /** brands whose addresses without a page are told apart */
  readonly told: ReadonlySet<string>;
}

function requestMaps(index: SiteIndex): string[] {
  const { unknownHost: pages } = index;
  return [
    ...index.sites.flatMap(listing),
    '# A call that was meant for the platform must not be answered with a page.',
    'map "$http_sec_fetch_mode|$http_accept" $marquee_visit {',
    '  default "";',
    '  "~^(?:navigate)?\\|(?:$|.*text/html|.*\\*/\\*)" 1;',
    '}',
    '# What is not there now may be there in a moment, as while a release comes up: that is not to be kept.',
    `map $status $marquee_missing { default ${quoted(cacheControl.refusal)}; ~^(?:200|206|304)$ ""; }`,
    `map $https $marquee_hsts { default ""; on ${quoted(commonHeaders(true)[HSTS] ?? '')}; }`,
    `map $uri $marquee_picture { default ""; "~\\.(?:svg|xml)$" ${quoted(picturePolicy)}; }`,
    'map $http_accept_language $marquee_unknown {',
    `  default ${quoted(pages[0].file)};`,
    ...pages.slice(1).map(({ tag, file }) => `  ${pattern(`~*${languagePattern(tag)}`)} ${quoted(file)};`),
    '}',
    '',
  ];
}

/** Pages that search engines may show, by the address as it was asked for; a page of any other is marked (WEB-03). */
function listing({ id, listed }: Site): string[] {
  if (!listed) return [];
  const paths = listed.map((path) => path.replaceAll('.', '\\.'));
  const mark = unlisted['X-Robots-Tag'];
  return [`map $request_uri ${marked(id)} { default ${mark}; ${pattern(`~^(?:${paths.join('|')})/?(?:\\?|$)`)} ""; }`];
}

/** Variable of a brand's mark. */
const marked = (id: string) => `$marquee_robots_${id.replaceAll('-', '_')}`;

function opening({ listen, include, brotli }: NginxOptions, byDefault = ''): string[] {
  return [
    ...listen.map((address) => `  listen ${word(address)}${byDefault};`),
    ...(include === undefined ? [] : [`  include ${quoted(include)};`]),
    '  server_tokens off;',
    '  charset utf-8;',
    `  charset_types ${Object.keys(TYPES)
      .filter((type) => /text|json|svg/.test(type) && type !== 'text/html')
      .join(' ')};`,
    `  types { ${Object.entries(TYPES)
      .map(([type, ends]) => `${type} ${ends};`)
      .join(' ')} }`,
    '  default_type application/octet-stream;',
    '  gzip_static on;',
    '  gzip_vary on;',
    '  gzip_proxied any;',
    ...(brotli ? ['  brotli_static on;'] : []),
  ];
}

function unknownHost({ release, unknownHost: pages }: SiteIndex, options: NginxOptions): string[] {
  return [
    '# A host that is no brand’s.',
    'server {',
    ...opening(options, ' default_server'),
    '  server_name _;',
    `  root ${quoted(options.root)};`,
    '  error_page 404 $marquee_unknown;',
    '  location / { return 404; }',
    ...pages.flatMap(({ file, hashes }) => [
      `  location = ${quoted(file)} {`,
      '    internal;',
      ...headers(release, {
        'Content-Security-Policy': pagePolicy(hashes),
        'Cache-Control': cacheControl.refusal,
        Vary: 'Accept-Language',
      }),
      '  }',
    ]),
    '}',
  ];
}

function siteServer(site: Site, release: string, options: Wanted): string[] {
  const { root, platform } = options;
  const filtered = options.filtered.has(site.id);
  const { head, other } = headVariables(site.id);
  const pageHeaders = (file: string) =>
    headers(release, {
      'Content-Security-Policy': pagePolicy(site.pages[file] ?? { script: [], style: [] }, site.sources),
      'Cache-Control': cacheControl.page,
      ...(site.listed && { 'X-Robots-Tag': marked(site.id) }),
    });
  const page = (file: string) => [
    `  location = ${quoted(file)} {`,
    ...pageHeaders(file),
    '  }',
    ...(filtered
      ? [
          `  location = ${quoted(withHead(file))} {`,
          '    internal;',
          `    alias ${quoted(`${root}/sites/${site.id}${file}`)};`,
          ...pageHeaders(file),
          ...headFilter(site.id),
          ...(options.brotli ? ['    brotli_static off;'] : []),
          '  }',
        ]
      : []),
  ];
  /** `when` says that the page is to get another head than it has */
  const send = (target: string, when: string) => [
    ...(filtered ? [`    if ($${when}) { rewrite ^ ${withHead(target)} last; }`] : []),
    `    rewrite ^ ${target} last;`,
  ];
  const kept = (control: string) => [
    ...headers(release, { 'Content-Security-Policy': '$marquee_picture', 'Cache-Control': '$marquee_missing' }),
    `    add_header Cache-Control ${quoted(control)};`,
  ];
  const refused = headers(release, { 'Cache-Control': cacheControl.refusal });
  const visited = [...refused, '    if ($marquee_visit = "") { return 404; }'];
  const route = (target: string, when: string) => [...visited, ...send(target, when)];
  return [
    '',
    'server {',
    ...opening(options),
    `  server_name ${[`${site.id}.localhost`, ...site.hosts].map(word).join(' ')};`,
    `  root ${quoted(`${root}/sites/${site.id}`)};`,
    `  error_page ${LOST} =404 /200.html;`,
    '  location = / {',
    ...send('/index.html', other),
    '  }',
    ...Object.keys(site.pages).flatMap(page),
    ...Object.keys(site.pages).flatMap((name) => {
      const address = routeOf(name);
      return address === undefined ? [] : [`  location = ${quoted(address)} {`, ...route(name, other), '  }'];
    }),
    `  location = ${workerAddress} {`,
    ...headers(release, { 'Content-Security-Policy': workerPolicy, 'Cache-Control': cacheControl.worker }),
    '    try_files $uri =404;',
    '  }',
    '  location ^~ /assets/ {',
    `    root ${quoted(root)};`,
    ...kept(cacheControl.hashed),
    '    location ~ \\.(?:br|gz)$ { return 404; }',
    '    try_files $uri =404;',
    '  }',
    '  location ~ "\\.(?:br|gz)$" {',
    ...refused,
    '    return 404;',
    '  }',
    '  location ^~ /_ {',
    ...visited,
    `    return ${LOST};`,
    '  }',
    `  location ~ ${pattern(PLATFORM)} {`,
    ...(platform === undefined ? [...refused, '    try_files $uri =404;'] : proxy(platform)),
    '  }',
    '  location ~ "\\.(?!html$)[^/.]+$" {',
    ...kept(cacheControl.file),
    '    try_files $uri =404;',
    '  }',
    '  location / {',
    ...visited,
    ...(options.told.has(site.id) ? [`    if (${lostVariable(site.id)}) { return ${LOST}; }`] : []),
    ...send('/200.html', head),
    '  }',
    '}',
  ];
}

/** Where a page lies whose head is put in on the way out; no visitor can ask for it. */
const withHead = (file: string) => `/_head${file}`;

function proxy(platform: string): string[] {
  return [
    `    proxy_pass ${word(new URL(platform).origin)};`,
    '    proxy_set_header Host $host;',
    '    proxy_set_header X-Forwarded-For $remote_addr;',
    '    proxy_set_header X-Forwarded-Host $host;',
    '    proxy_set_header X-Forwarded-Proto $scheme;',
  ];
}

/** In full in every location: nginx takes over none from outside where a location has one of its own. */
function headers(release: string, own: Readonly<Record<string, string>>): string[] {
  const all = { ...commonHeaders(false), [HSTS]: '$marquee_hsts', 'X-Release': release, ...own };
  return Object.entries(all).map(([name, value]) => {
    const text = value.startsWith('$marquee_') ? value : quoted(value);
    return `    add_header ${name} ${text} always;`;
  });
}

/** A quoted value. What could end it, or begin a variable, has no place in one. */
function quoted(value: string): string {
  if (/["\\$\n\r]/.test(value)) throw new Error(`Cannot stand in a configuration of nginx: ${value}`);
  return `"${value}"`;
}

/** A quoted regular expression; in one, `$` begins no variable, and these escapes are left to it. */
function pattern(value: string): string {
  if (/["\n\r]|\\[^wdb.|*?]/.test(value)) throw new Error(`Cannot stand in a configuration of nginx: ${value}`);
  return `"${value}"`;
}

/** A value that needs no quotes. */
function word(value: string): string {
  if (!/^[\w.:[\]/ -]+$/.test(value)) throw new Error(`Cannot stand in a configuration of nginx: ${value}`);
  return value;
}
