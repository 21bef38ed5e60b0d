import { describe, expect, test } from 'vitest';
import { loadPacks } from '../src/packs.ts';
import { brand } from './badPack.ts';
import { brandJson, brandsFolder, catalogue, goodPack, json, type PackFiles } from './folder.ts';

async function codes(files: PackFiles): Promise<string[]> {
  const dir = await brandsFolder({ meridian: { ...goodPack, ...files } });
  const { findings, packs } = await loadPacks(dir, { catalogue });
  expect(packs).toEqual([]);
  return findings.map(({ code }) => code);
}

describe('BRAND-08e one mistake in a file hides no other', () => {
  test('brand.json: what the schema says, and what the rest of the file says', async () => {
    const found = await codes({
      'brand.json': brand({
        chatHeaderColor: 7,
        unheardOf: true,
        languages: { default: 'VI', supported: ['EN'] },
        timeZone: 'Asia/Atlantis',
        currency: { code: 'QQQ', digits: 'two' },
        legal: { ...brandJson.legal, jurisdiction: 'PH', entity: '' },
        customerService: [{ type: 'PIGEON' }, { type: 'LIVECHAT', url: 'https://chat.example/x' }],
        games: { jackpot: 'simulated', off: [] },
        id: 'other',
      }),
    });
    expect(found).toEqual(
      expect.arrayContaining([
        ...['brand/wrong-type', 'brand/unknown-key', 'brand/bad-format', 'brand/unknown-value', 'brand/missing'],
        ...['brand/default-language-unsupported', 'brand/unknown-time-zone', 'brand/unknown-currency'],
        ...['legal/age-too-low', 'legal/category-suspended', 'legal/missing-text', 'legal/no-licence'],
        ...['brand/service-host-not-allowed', 'brand/id-not-folder'],
      ]),
    );
  });

  test('lang/EN.json: a value of the wrong kind, ICU syntax, ids, also of the key with the wrong value', async () => {
    const words = { 'demo.count': 3, 'demo.greeting': 'Hi {name', 'demo.nothing': 'Hi', 'demo.none': null };
    const found = (await codes({ 'lang/EN.json': json(words) })).filter((code) => code.startsWith('lang/'));
    expect(found.filter((code) => code === 'lang/wrong-type').length).toBe(2);
    expect(found.filter((code) => code === 'lang/unknown-id').length).toBe(2);
    expect(found).toContain('lang/icu-syntax');
  });

  test('theme.json: colours and fonts beside a key that nobody knows', async () => {
    const theme = {
      seeds: { accent: 'bluue', second: 5 },
      density: 'airy',
      fonts: { body: { src: 'fonts/x.woff2', weight: 'bold' } },
    };
    expect(await codes({ 'theme.json': json(theme) })).toEqual(
      expect.arrayContaining(['theme/wrong-type', 'theme/unknown-value', 'theme/bad-colour', 'theme/missing-font']),
    );
    const withoutAccent = { seeds: { accent: 5 }, fonts: theme.fonts };
    expect(await codes({ 'theme.json': json(withoutAccent) })).toContain('theme/missing-font');
  });

  test('flags.json: contradictions beside a misspelt flag', async () => {
    expect(await codes({ 'flags.json': json({ USERNAMEREG3: false, smsLogn: true }) })).toEqual(
      expect.arrayContaining(['flags/unknown-key', 'flags/no-registration']),
    );
  });

  test('a file with slips in its syntax: what stands before and after them', async () => {
    const text = `{
  // a comment
  "name": "Meridian", "unheardOf": 1,
  "timeZone": "Asia/Atlantis"
  "registration": open,
  "languages": { "default": "VI", "supported": ["EN"], },
  "merchantCode": 7
}`;
    const found = await codes({ 'brand.json': text });
    expect(found.filter((code) => code === 'json/syntax').length).toBe(4);
    expect(found).toEqual(
      expect.arrayContaining([
        ...['brand/unknown-key', 'brand/unknown-time-zone', 'brand/default-language-unsupported', 'brand/wrong-type'],
      ]),
    );
    expect(found).not.toContain('brand/missing');
  });

  test('a file that is cut off: what stands before', async () => {
    const found = await codes({
      'brand.json': '{ "unheardOf": 1, "timeZone": "Asia/Atlantis", "domains": ["meridian.exa',
    });
    expect(found).toEqual(expect.arrayContaining(['json/syntax', 'brand/unknown-key', 'brand/unknown-time-zone']));
    expect(found).not.toContain('brand/missing');
    expect(await codes({ 'flags.json': '{ "USERNAMEREG3": false, "MOBILENUMREG3": tr' })).not.toContain(
      'flags/no-registration',
    );
  });

  test('nothing is said of what a broken value may have meant', async () => {
    const found = await codes({
      'brand.json': brand({
        languages: { default: 'VI', supported: ['EN', 'FL'] },
        social: { google: 'x' },
        hosts: { service: ['chat.example'] },
        customerService: [{ type: 'LIVECHAT', url: 'https://chat.example/x' }],
        legal: { ...brandJson.legal, jurisdiction: 'PH', minimumAge: 'old' },
        games: { off: ['COCKFIGT'] },
      }),
      'flags.json': json({ USERNAMEREG3: false, MOBILENUMREG3: 'on', socialLogin: true }),
    });
    for (const guess of [
      'brand/default-language-unsupported',
      'brand/service-host-not-allowed',
      'flags/social-without-provider',
      'flags/no-registration',
      'legal/age-too-low',
      'legal/category-suspended',
    ]) {
      expect(found).not.toContain(guess);
    }
  });
});
