// @vitest-environment node
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSiteIndex } from '@marquee/brand/siteIndex';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readArguments } from '../build/deploy/arguments.ts';
import { exportSite } from '../build/deploy/exportSite.ts';
import { assetsIn, goBack, listReleases, publish } from '../build/deploy/releases.ts';
import { stamped, stampOf } from '../build/deploy/stamp.ts';
import { staticHostFiles } from '../build/deploy/staticHost.ts';

const server = { listen: ['80'] };
const hash = (name: string) => `sha256-${name}=`;
const sources = { api: [], image: ['https://*.cdn.example'], frame: [], script: [], service: [] };

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function site(id: string) {
  const page = (name: string) => ({ script: [hash('prepaint')], style: [hash(name)] });
  const pages = { '/index.html': page('home'), '/login.html': page('login'), '/200.html': page('shell') };
  return { id, release: `${id}1`, hosts: [`${id}.example`], pages, sources };
}

/** A build as the real one leaves it, as small as it can be. */
function makeBuild(release: string): string {
  const dist = join(temporary(), 'dist');
  const files = {
    'sites.json': JSON.stringify({
      release,
      sites: [site('red'), site('blue')],
      unknownHost: [{ tag: 'en', file: '/invalid-url/EN.html', hashes: { script: [], style: [] } }],
    }),
    [`assets/app-${release}.js`]: release,
    [`assets/app-${release}.js.br`]: release,
    [`assets/red/words-${release}.json`]: release,
    'assets/red/hero-1a2b.webp': 'red',
    'assets/blue/hero-1a2b.webp': 'blue',
    'assets/both.woff2': 'of both',
    'deploy/nginx.conf': '',
    'deploy/assets/red.json': '["/assets/both.woff2","/assets/red/hero-1a2b.webp"]',
    'deploy/assets/blue.json': '["/assets/both.woff2","/assets/blue/hero-1a2b.webp"]',
    'sites/red/index.html': `red ${release}`,
    'sites/red/_headers': 'headers',
    'sites/red/_redirects': '/* /200.html 200',
    'sites/blue/index.html': `blue ${release}`,
    'invalid-url/EN.html': 'Invalid URL',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  symlinkSync('../../assets', join(dist, 'sites/red/assets'), 'dir');
  return dist;
}

const shown = (place: string) => readFileSync(join(place, 'current/sites/red/index.html'), 'utf8');

describe('WEB-08 releases', () => {
  test('WEB-08b there is a way back to the last release, and forward again', async () => {
    const place = temporary();
    expect(await publish(makeBuild('one'), place, server)).toEqual({ release: 'one', before: undefined });
    expect(await publish(makeBuild('two'), place, server)).toEqual({ release: 'two', before: 'one' });
    expect(shown(place)).toBe('red two');
    expect(await goBack(place)).toEqual({ release: 'one', before: 'two' });
    expect(shown(place)).toBe('red one');
    await expect(goBack(place)).rejects.toThrow('There is no release before one.');
    await goBack(place, 'two');
    expect(shown(place)).toBe('red two');
    await expect(goBack(place, '../..')).rejects.toThrow('There is no release ../..; there are one, two.');
  });

  test('WEB-08 nginx is told the folder of the release, so that pages and policies change together', async () => {
    const place = temporary();
    await publish(makeBuild('one'), place, { ...server, platform: 'http://127.0.0.1:9000' });
    const config = readFileSync(join(place, 'current/deploy/nginx.conf'), 'utf8');
    expect(config).toContain(`root "${join(place, 'releases/one/sites/red')}";`);
    expect(config).toContain('proxy_pass http://127.0.0.1:9000;');
  });

  test('WEB-06 the hashed files of the release before are there, and go with the one after', async () => {
    const place = temporary();
    for (const release of ['one', 'two', 'three']) {
      await publish(makeBuild(release), place, server);
    }
    const assets = await assetsIn(join(place, 'current'));
    const before = ['app-two.js', 'app-two.js.br', 'red/words-two.json'];
    expect(assets).toEqual(expect.arrayContaining([...before, 'app-three.js', 'red/words-three.json']));
    expect(assets.filter((name) => name.includes('one'))).toEqual([]);
  });

  test('WEB-08 five releases are kept; the same one twice is one', async () => {
    const place = temporary();
    for (const release of ['a', 'b', 'c', 'd', 'e', 'f', 'f']) await publish(makeBuild(release), place, server);
    expect(await listReleases(place)).toEqual({ releases: ['b', 'c', 'd', 'e', 'f'], current: 'f' });
    expect(readdirSync(join(place, 'releases')).sort()).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  test('WEB-08 what is no build is not published, and a folder in the way is not removed', async () => {
    const place = temporary();
    await expect(publish(temporary(), place, server)).rejects.toThrow('holds no build. Run: pnpm build');
    mkdirSync(join(place, 'current'));
    writeFileSync(join(place, 'current/kept.txt'), 'kept');
    await expect(publish(makeBuild('one'), place, server)).rejects.toThrow('is no link');
    expect(existsSync(join(place, 'current/kept.txt'))).toBe(true);
  });

  test.each([
    [[], /^Brings a build/],
    [['publsh'], /There is no command publsh/],
    [['publish', '--platform', 'here'], /--platform here is no address/],
    [['publish', '--listen', '80; evil'], /--listen 80; evil is no address/],
    [['publish', '--include', 'a"b'], /--include a"b is no path/],
  ])('WEB-08 the command line %j is answered with what to write', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});

describe('BRAND-10 a static host', () => {
  test('BRAND-10 gets one brand’s site without links and without another brand’s files', async () => {
    const to = join(temporary(), 'out');
    await exportSite(makeBuild('one'), 'red', to);
    expect(await assetsIn(to)).toEqual([
      'app-one.js',
      'app-one.js.br',
      'both.woff2',
      'red/hero-1a2b.webp',
      'red/words-one.json',
    ]);
    expect(readdirSync(to).sort()).toEqual(['_headers', '_redirects', 'assets', 'index.html']);
    await exportSite(makeBuild('one'), 'red', to, true);
    expect(readdirSync(to).sort()).toEqual(['_headers', 'assets', 'index.html']);
    expect(await assetsIn(to)).toContain('404.html');
    await expect(exportSite(makeBuild('one'), 'green', to)).rejects.toThrow('there are red, blue');
  });

  test('BRAND-10 an export takes the place of one of before, and of nothing else', async () => {
    const to = join(temporary(), 'out');
    mkdirSync(to);
    await exportSite(makeBuild('one'), 'red', to);
    await exportSite(makeBuild('two'), 'red', to);
    expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe('red two');
    const home = temporary();
    writeFileSync(join(home, 'index.html'), 'of somebody');
    await expect(exportSite(makeBuild('one'), 'red', home)).rejects.toThrow('holds something else than an export');
    await expect(exportSite(makeBuild('one'), 'red', join(home, 'index.html'))).rejects.toThrow('ENOTDIR');
    expect(readdirSync(home)).toEqual(['index.html']);
  });

  test('WEB-03a gets a page for each route, under the head of the route, and is told where it lies', async () => {
    const dist = makeBuild('one');
    const heads = {
      origin: 'https://red.example',
      languages: { EN: 'en', TY: 'fil' },
      pages: {
        '/': { at: '/', said: { EN: ['Red', 'All'] } },
        '/live': { at: '/live', said: { EN: ['Live', 'Tables'], TY: ['Live', 'Mga mesa'] } },
      },
    };
    writeFileSync(join(dist, 'sites/red/_heads.json'), JSON.stringify(heads));
    writeFileSync(join(dist, 'sites/red/200.html'), '<!--head--><title>shell</title><!--/head--><p>shell');
    const to = join(temporary(), 'out');
    await exportSite(dist, 'red', to);
    const read = (name: string) => readFileSync(join(to, name), 'utf8');
    expect(read('live.html')).toMatch(/<title>Live<\/title>.*hreflang="fil".*<p>shell/s);
    expect(read('index.html')).toBe('red one');
    expect(read('_redirects')).toBe('/live lang=TY /lang/TY/live.html 200!\n/live /live.html 200\n/* /200.html 200');
    expect(read('lang/TY/live.html')).toMatch(/content="Mga mesa".*rel="canonical"[^>]*lang=TY.*<p>shell/s);
    expect(existsSync(join(to, '_heads.json'))).toBe(false);
    await exportSite(dist, 'red', to, true);
    expect(read('live.html')).toContain('hreflang="fil"');
    expect(read('live.html')).not.toMatch(/canonical|og:url/);
    expect(existsSync(join(to, 'lang'))).toBe(false);
  });

  test('WEB-04 is told the headers, no header twice for one address', () => {
    const [red] = parseSiteIndex(readFileSync(join(makeBuild('one'), 'sites.json'), 'utf8')).sites;
    if (!red) throw new Error('no site');
    const files = staticHostFiles(red);
    const rules = (files.get('/_headers') ?? '').split('\n\n');
    const parts = rules.map((rule) => ({
      address: rule.split('\n', 1)[0] ?? '',
      names: [...rule.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name),
    }));
    const overlap = (a: string, b: string) => a.endsWith('*') && b.startsWith(a.slice(0, -1));
    for (const one of parts)
      for (const other of parts)
        if (one !== other && overlap(one.address, other.address))
          expect(one.names.filter((name) => other.names.includes(name))).toEqual([]);
    const policy = /Content-Security-Policy: (.*)/.exec(rules.join('\n'))?.[1];
    for (const name of ['prepaint', 'home', 'login', 'shell']) expect(policy).toContain(`'${hash(name)}'`);
    expect(policy).toContain('https://*.cdn.example');
    expect(rules.find((rule) => rule.startsWith('/assets/*'))).toContain('immutable');
    expect(rules[0]).toContain('X-Release: red1');
    expect(files.get('/_redirects')).toBe('/login /login.html 200\n/assets/* /200.html 404\n/* /200.html 200\n');
  });
});

test.each([
  ['a place that is a file', (file: string) => ['publish', '--to', file]],
  ['a build that is broken', (file: string) => ['publish', '--dist', dirname(file), '--to', join(dirname(file), 'to')]],
])('WEB-08 the command ends in a sentence for %s', (_, args) => {
  const dir = temporary();
  const file = join(dir, 'sites.json');
  writeFileSync(file, '{broken');
  // the build of the first is whole
  const given = [...args(file), ...(args(file).includes('--dist') ? [] : ['--dist', makeBuild('one')])];
  const main = join(import.meta.dirname, '../build/deploy/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main, ...given], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/cannot be read or written \(ENOTDIR\)|could not go on/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

describe('WEB-08 a stamp', () => {
  test('WEB-08 follows from what was built, in whatever order it came', () => {
    const one: [string, string][] = [
      ['a', '1'],
      ['b', '2'],
    ];
    expect(stampOf(one)).toBe(stampOf([...one].reverse()));
    expect(stampOf(one)).not.toBe(stampOf([['a', '1']]));
    expect(stampOf([['a', '1b']])).not.toBe(stampOf([['a1', 'b']]));
  });

  test('WEB-08 stands in the page', () => {
    expect(stamped('<head>\n<meta charset="utf-8">\n</head>', 'abc')).toContain('<meta name="release" content="abc">');
    expect(() => stamped('<head></head>', 'abc')).toThrow('cannot be stamped');
  });
});
