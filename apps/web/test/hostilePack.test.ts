// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasError } from '@marquee/brand-tools/finding';
import { loadPacks } from '@marquee/brand-tools/packs';
import { inspectSvg } from '@marquee/brand-tools/svg';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cspHash } from '../build/document.ts';
import { type Materials, makeMaterials } from '../build/materials.ts';
import { type Bundle, makePage } from '../build/page.ts';

// each of them draws a brand's pictures
vi.setConfig({ testTimeout: 60_000 });

const bundle: Bundle = {
  ...{
    setUp: '/assets/react.js',
    entry: '/assets/main.js',
    imports: [],
    css: '.a{color:red}',
    messagePageCss: '',
    styleSheets: [],
  },
  ...{ screens: {}, words: {} },
};

/** A text that ICU takes as it is. */
const quoted = (text: string) => text.replaceAll("'", "''").replaceAll(/[{}<>]/g, (sign) => `'${sign}'`);

/** A pack that says `text` wherever an operator may write what he likes. */
function packOf(text: string): Record<string, string> {
  const name = [...text].slice(0, 60).join('');
  const brand = {
    ...{ name, appName: [...name].slice(0, 30).join(''), merchant: 'specimen', merchantCode: 'spe01' },
    domains: ['specimen.example'],
    currency: { code: 'USD', symbol: [...text.replaceAll(/\s/g, '')].slice(0, 4).join('') },
    timeZone: 'UTC',
    legal: {
      ...{ entity: name, jurisdiction: 'MT', minimumAge: 18 },
      licences: [{ kind: 'malta', authority: text, number: text }],
      helpLinks: [{ label: name, url: 'https://help.example' }],
    },
    chatHeaderColor: '#204080',
  };
  return {
    'brand.json': JSON.stringify(brand),
    'theme.json': JSON.stringify({ seeds: { accent: '#0b6bcb' } }),
    'lang/EN.json': JSON.stringify({ 'shell.hero.title': quoted(text) }),
    'legal/terms.EN.md': text,
  };
}

/** What the build makes of the pack; the codes of its findings when it makes nothing. */
async function made(files: Record<string, string>): Promise<Materials | string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'marquee-hostile-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    const full = path.join(root, 'brands/specimen', file);
    await mkdir(path.dirname(full), { recursive: true });
    await writeFile(full, content);
  }
  const { packs, findings } = await loadPacks(path.join(root, 'brands'));
  const [pack] = packs;
  if (pack) return makeMaterials(pack, { pictureCache: path.join(root, 'pictures') });
  expect(hasError(findings)).toBe(true);
  return findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

type Element = DefaultTreeAdapterTypes.Element;

/** Every element of a page, in its order, as a browser would read it (the parsing algorithm of the HTML standard). */
function elementsOf(html: string): Element[] {
  const walk = (node: DefaultTreeAdapterTypes.Node): Element[] => [
    ...('tagName' in node ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(walk) : []),
  ];
  return walk(parse(html));
}

const shapeOf = (html: string) =>
  elementsOf(html).map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' '));
const textOf = (element: Element | undefined) =>
  (element?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join('');

function pageOf(materials: Materials) {
  const { name } = materials.data;
  return makePage(materials, bundle, {
    heads: {},
    head: { title: name, description: name },
    noScript: name,
    listed: [],
    map: [],
    siteHeads: { origin: '', languages: {}, pages: {} },
    shell: '',
    bodies: {},
  });
}

const plain = await (async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'marquee-plain-'));
  try {
    for (const [file, content] of Object.entries(packOf('Specimen'))) {
      const full = path.join(root, 'brands/specimen', file);
      await mkdir(path.dirname(full), { recursive: true });
      await writeFile(full, content);
    }
    const [pack] = (await loadPacks(path.join(root, 'brands'))).packs;
    if (!pack) throw new Error('the plain pack has an error');
    return await makeMaterials(pack, { pictureCache: path.join(root, 'pictures') });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
})();

describe('WEB-04a BRAND-08 what a pack says stays what it is: text', () => {
  test.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '</title></style></noscript><base href=//evil.example>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '&lt;b&gt;&amp;&quot;',
    '}*{display:none}/*</style>',
    ']]>--><![CDATA[',
    '$&$1$`$<x>',
    '{{constructor.constructor("alert(1)")()}}',
    '`$' + '{process.exit(1)}`',
    "'; script-src *; x '",
    '\\u003cscript\\u003e\\',
    'a%0d%0aSet-Cookie: x=1',
  ])('%s', async (text) => {
    const materials = await made(packOf(text));
    if (Array.isArray(materials)) throw new Error(`refused: ${materials}`);
    const { html, hashes } = pageOf(materials);
    expect(shapeOf(html)).toEqual(shapeOf(pageOf(plain).html));
    const elements = elementsOf(html);
    const named = (tag: string, value?: string) =>
      elements.find(
        ({ tagName, attrs }) => tagName === tag && (value === undefined || attrs.some((each) => each.value === value)),
      );
    const { name } = materials.data;
    expect(textOf(named('title'))).toBe(name);
    expect(named('meta', 'application-name')?.attrs).toContainEqual({ name: 'content', value: name });
    expect(JSON.parse(textOf(named('script', 'brand')))).toEqual(materials.data);
    expect(hashes).toEqual({
      script: [cspHash(textOf(elements.find(({ tagName }) => tagName === 'script')))],
      style: [cspHash(textOf(named('style')))],
    });
    expect(materials.css).toBe(plain.css);
    expect(JSON.parse(Buffer.from(materials.files.get('/manifest.webmanifest') ?? []).toString())).toMatchObject({
      name,
    });
    const logo = Buffer.from(materials.assets.get(materials.data.logo.light.src) ?? []).toString();
    expect(inspectSvg(logo).problems).toEqual([]);
    expect(materials.data.hosts).toEqual(plain.data.hosts);
  });

  test.each([
    ['two lines', 'Blue\nBay'],
    ['a text that turns direction', 'Blue\u202eyaB'],
    ['a control character', 'Blue\u0007Bay'],
    ['nothing', ''],
  ])('C13 %s is no name of a brand', async (_, text) => {
    expect(await made(packOf(text))).toContain('brand/bad-format');
  });

  test.each([
    ['a font', { fonts: { body: { family: 'a";}*{color:red' } } }],
    ['a value', { light: { glass: 'none}</style><script>alert(1)</script>' } }],
    ['a comment', { dark: { shadow: { low: '0 0 1px /* red' } } }],
    ['an address', { light: { motion: { ease: 'URL(//evil.example)' } } }],
    ['an escape', { light: { radius: { card: '\\7d *' } } }],
    ['a colour', { seeds: { accent: 'red}*{display:none' } }],
  ])('%s of a theme cannot leave its declaration', async (_, theme) => {
    const files = { ...packOf('Specimen'), 'theme.json': JSON.stringify({ seeds: { accent: '#0b6bcb' }, ...theme }) };
    const codes = await made(files);
    expect(Array.isArray(codes) && codes.every((code) => code.startsWith('theme/bad'))).toBe(true);
  });

  test.each([
    ['hosts', { frame: ["https://*; script-src 'unsafe-inline'"] }],
    ['hosts', { script: ["'unsafe-eval'"] }],
    ['hosts', { image: ['https://a.example\n*'] }],
    ['domains', ['specimen.example;evil.example']],
    ['domains', ['specimen.example"\nreturn 301 https://evil.example']],
    ['api', { origin: 'https://platform.example/;x' }],
    ['api', { environments: [{ name: 'a b', hosts: ['x'], origin: 'self' }] }],
    ['merchantCode', 'a\r\nX: y'],
  ])('%s = %j cannot reach a header or a configuration', async (key, value) => {
    const brand = { ...JSON.parse(packOf('Specimen')['brand.json'] ?? ''), [key]: value };
    const codes = await made({ ...packOf('Specimen'), 'brand.json': JSON.stringify(brand) });
    expect(Array.isArray(codes) && codes.some((code) => /^brand\/bad-/.test(code))).toBe(true);
  });
});
