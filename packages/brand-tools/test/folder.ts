import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export type PackFiles = Readonly<Record<string, string | Uint8Array | null>>;

export const brandJson = {
  name: 'Meridian',
  merchant: 'meridian',
  merchantCode: 'mer01',
  domains: ['meridian.example'],
  currency: { code: 'USD', symbol: '$' },
  timeZone: 'Europe/Malta',
  legal: {
    entity: 'Meridian Gaming Ltd',
    jurisdiction: 'MT',
    minimumAge: 18,
    helpLinks: [{ label: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }],
  },
  chatHeaderColor: '#204080',
};

/** JSON as an editor writes it, so that lines in a test can be counted. */
export const json = (value: unknown) => JSON.stringify(value, null, 2);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64z"/></svg>';

/** A pack without any finding but those of what it does not say. */
export const goodPack: PackFiles = {
  'brand.json': json(brandJson),
  'theme.json': json({ seeds: { accent: '#0b6bcb' } }),
  'flags.json': json({ USERNAMEREG3: true }),
  'lang/EN.json': json({ 'demo.greeting': 'Hello, {name}' }),
  'assets/logo-light.svg': SVG,
  'assets/logo-dark.svg': SVG,
  'assets/favicon.svg': SVG,
};

/** The good pack with its name as a wordmark, for tests with more than one of it. */
export const nameless: PackFiles = { ...goodPack, 'assets/logo-light.svg': null, 'assets/logo-dark.svg': null };

/** A folder of brands that is gone when the test is over. `null` leaves a file out. */
export async function brandsFolder(brands: Readonly<Record<string, PackFiles>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'marquee-brands-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const dir = join(root, 'brands');
  await mkdir(dir);
  for (const [id, files] of Object.entries(brands)) {
    for (const [path, content] of Object.entries(files)) {
      if (content === null) continue;
      await mkdir(dirname(join(dir, id, path)), { recursive: true });
      await writeFile(join(dir, id, path), content);
    }
  }
  return dir;
}

/** The product's messages, as far as tests know them. */
export const catalogue = {
  source: new Map([
    ['demo.greeting', 'Hello, {name}'],
    ['demo.count', '{count, plural, one {# bet} other {# bets}}'],
    ['closed.maintenance.title', 'We are working on the site'],
  ]),
  translations: new Map(),
};
