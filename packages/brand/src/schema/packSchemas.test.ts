import { describe, expect, test } from 'vitest';
import { flagNames } from '../flagRules.ts';
import { brandFile } from './brandFile.ts';
import { flagsFile } from './flagsFile.ts';
import { formatOfPattern, formats } from './formats.ts';
import { jsonSchemaFiles } from './jsonSchemas.ts';
import { themeFile } from './themeFile.ts';

const least = {
  name: 'Meridian',
  merchant: 'meridian',
  merchantCode: 'mer01',
  domains: ['meridian.example'],
  currency: { code: 'PHP' },
  timeZone: 'Asia/Manila',
  legal: {
    entity: 'Meridian Gaming Ltd',
    jurisdiction: 'MT',
    minimumAge: 18,
    helpLinks: [{ label: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }],
  },
  chatHeaderColor: '#204080',
};

describe('brand.json', () => {
  test('BRAND-01b BRAND-12c the least pack gets the product’s defaults: languages TY and EN, EN first, symbol P', () => {
    const brand = brandFile.parse(least);
    expect(brand.languages).toEqual({ default: 'EN', supported: ['TY', 'EN'] });
    expect(brand.currency).toEqual({ code: 'PHP', symbol: 'P', digits: 2, position: 'before' });
    expect(brand.api).toEqual({ origin: 'self', environments: [], paths: {} });
    expect(brand.hosts.frame).toEqual([]);
    expect(brand.registration).toBe('direct');
  });

  test.each(['name', 'domains', 'legal', 'merchant', 'merchantCode'])('C13 %s has no default', (key) => {
    const { [key as keyof typeof least]: _, ...rest } = least;
    const parsed = brandFile.safeParse(rest);
    expect(parsed.error?.issues.map(({ path }) => path)).toEqual([[key]]);
  });

  test.each([
    ['hosts', { frame: ["https://*; script-src 'unsafe-inline'"] }],
    ['hosts', { frame: ['*'] }],
    ['hosts', { script: ['http://plain.example'] }],
    ['api', { origin: 'http://plain.example' }],
    ['api', { origin: 'https://platform.example/path' }],
    ['api', { paths: { login: '//elsewhere.example/login' } }],
    ['customerService', [{ type: 'LIVECHAT', url: 'javascript:alert(1)' }]],
    ['customerService', [{ type: 'LIVECHAT', url: 'https://good.example@evil.example' }]],
    ['domains', ['https://meridian.example/']],
    ['name', ' '],
  ])('BRAND-01 refuses %s = %j', (key, value) => {
    expect(brandFile.safeParse({ ...least, [key]: value }).success).toBe(false);
  });

  test('BRAND-01d how one gets in: a login before home, by invitation only, and providers that are known', () => {
    const said = {
      loginRequiredForHome: true,
      registration: 'invitation',
      social: { facebook: { appId: '1234567890' }, google: { clientId: '12-ab.apps.googleusercontent.com' } },
    };
    expect(brandFile.parse({ ...least, ...said })).toMatchObject(said);
    expect(brandFile.parse(least)).toMatchObject({ loginRequiredForHome: false, registration: 'direct', social: {} });
    for (const wrong of [
      { registration: 'closed' },
      { social: { myspace: { appId: '1' } } },
      { loginRequiredForHome: 1 },
    ])
      expect(brandFile.safeParse({ ...least, ...wrong }).success).toBe(false);
  });

  test('BRAND-01e what goes with its calls, and how its players reach it', () => {
    const said = {
      platform: 'html5-mobile',
      lotteryType: 'VNLOTT',
      device: 'H5',
      chatHeaderColor: '#112233',
      customerService: [{ type: 'TELEGRAM', url: 'https://t.me/meridian' }],
      analytics: { gtagId: 'G-ABC123' },
      apps: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' },
    };
    expect(brandFile.parse({ ...least, ...said })).toMatchObject(said);
    for (const wrong of [
      { chatHeaderColor: 'blue' },
      { customerService: [{ type: 'PIGEON', url: 'https://t.me/meridian' }] },
      { analytics: { gtagId: '"><script>' } },
      { apps: { ios: 'http://apps.example/ios' } },
    ])
      expect(brandFile.safeParse({ ...least, ...wrong }).success).toBe(false);
  });

  test('every format’s words are found by the pattern that zod reports', () => {
    const issue = brandFile.safeParse({ ...least, chatHeaderColor: 'blue' }).error?.issues[0];
    expect(issue?.code === 'invalid_format' && formatOfPattern(issue.pattern ?? '')).toBe(formats.hexColor);
  });
});

describe('theme.json', () => {
  test('BRAND-02a one seed colour is enough', () => {
    expect(themeFile.safeParse({ seeds: { accent: '#0b6bcb' } }).success).toBe(true);
  });

  test('BRAND-02b any single value of the contract can be overridden, and nothing else', () => {
    const seeds = { accent: '#0b6bcb' };
    expect(themeFile.safeParse({ seeds, dark: { color: { accent: { solid: '#fff' } } } }).success).toBe(true);
    expect(themeFile.safeParse({ seeds, dark: { color: { accent: { sollid: '#fff' } } } }).success).toBe(false);
  });
});

describe('flags.json', () => {
  test('BRAND-03 every flag of the table is accepted, each on its own', () => {
    for (const name of flagNames) expect(flagsFile.safeParse({ [name]: true }).success).toBe(true);
  });

  test('C14 a flag that is no flag, or no boolean, is refused', () => {
    expect(flagsFile.safeParse({ USERNAMREG3: true }).success).toBe(false);
    expect(flagsFile.safeParse({ USERNAMEREG3: 'yes' }).success).toBe(false);
  });
});

test('BRAND-07b each pattern of the JSON Schemas has words, for who reads none', () => {
  const patterns = [...jsonSchemaFiles().values()].flatMap((text) =>
    [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, pattern = '']) => String(JSON.parse(pattern))),
  );
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => formatOfPattern(pattern) === undefined)).toEqual([]);
});

interface Described {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
}

/** Keys that nothing is said about, by their path. */
function undescribed({ properties = {}, items }: Described, above = ''): string[] {
  const inner = Object.entries(properties).flatMap(([key, schema]) => [
    ...(schema.description ? [] : [above + key]),
    ...undescribed(schema, `${above}${key}.`),
  ]);
  return [...inner, ...(items ? undescribed(items, `${above}[].`) : [])];
}

test.each(['brand', 'theme', 'flags'])(
  'BRAND-07a the JSON Schema of %s.json says of every key what it means',
  (name) => {
    const schema: Described = JSON.parse(jsonSchemaFiles().get(`${name}.schema.json`) ?? '');
    expect(Object.keys(schema.properties ?? {})).toContain('$schema');
    expect(undescribed(schema)).toEqual([]);
  },
);

test('BRAND-07a the JSON Schemas describe every flag and refuse unknown keys', () => {
  const schema = JSON.parse(jsonSchemaFiles().get('flags.schema.json') ?? '');
  expect(Object.keys(schema.properties)).toEqual(['$schema', ...flagNames]);
  expect(schema.additionalProperties).toBe(false);
  for (const name of flagNames) expect(schema.properties[name].description).not.toBe('');
});
