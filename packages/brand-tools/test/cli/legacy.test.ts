import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { legacyMessages } from '@marquee/brand/legacyMessages';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readCatalogue } from '../../src/catalogue.ts';
import { places } from '../../src/cli/places.ts';
import { planLegacy } from '../../src/words/legacy.ts';
import { fuzz, HOSTILE } from '../fuzz/fuzz.ts';
import { desk, TITLE } from './desk.ts';

vi.setConfig({ testTimeout: 120_000 });

const catalogue = await readCatalogue(places.catalogue);

describe('BRAND-04b an older pack is taken over', () => {
  test('every key is placed, or reported with what to do about it', async () => {
    const { run, out, words } = await desk();
    const old = {
      maintenance: { game_maintenance: 'Closed', info_maintenance: 'Back soon' },
      in_been_out: 'Sent',
      [TITLE]: 'Hello',
      gone_key: 'Bye',
      number: 7,
    };
    await writeFile(join(out, 'en_US.json'), JSON.stringify(old));
    const { code, text } = await run('import-legacy', 'meridian', 'en_US.json');
    expect(code).toBe(1);
    expect(text).toContain('maintenance.game_maintenance → closed.maintenance.title');
    expect(text).toContain('in_been_out → account.forgot.sent');
    expect(text).toContain('Not placed: 2');
    expect(text).toContain('Nothing of today is known for "gone_key"');
    expect(text).toContain('"number" is no text');
    expect(await words('EN')).toMatchObject({
      'closed.maintenance.title': 'Closed',
      'closed.maintenance.text': 'Back soon',
      [TITLE]: 'Hello',
    });
    expect((await run('check', 'meridian')).text).not.toContain('error');
  });

  test('every old key leads to a message that exists', () => {
    for (const [key, id] of Object.entries(legacyMessages)) {
      expect(catalogue.source.has(id), `${key} → ${id}`).toBe(true);
    }
  });

  test.each([
    ['zh_CN.json', 'CN'],
    ['zh-TW.json', 'TW'],
    ['tl.json', 'TY'],
    ['vi-VN.json', 'VI'],
  ])('the language of %s is %s', async (name, code) => {
    const { run, out, words } = await desk();
    await writeFile(join(out, name), JSON.stringify({ [TITLE]: 'Hello' }));
    expect((await run('import-legacy', 'meridian', name)).code).toBe(0);
    expect(await words(code)).toMatchObject({ [TITLE]: 'Hello' });
  });

  test('a file that says no language, is no JSON or is not there is said', async () => {
    const { run, out } = await desk();
    await writeFile(join(out, 'messages.json'), '{}');
    await writeFile(join(out, 'en.json'), '{ "a": "b", }');
    expect((await run('import-legacy', 'meridian', 'messages.json')).text).toContain('--language');
    expect((await run('import-legacy', 'meridian', 'messages.json', '--language', 'VI')).code).toBe(0);
    expect((await run('import-legacy', 'meridian', 'en.json')).text).toContain('en.json:1:13 A key is expected here.');
    expect((await run('import-legacy', 'meridian', 'vi.json')).text).toContain('ENOENT');
    expect((await run('import-legacy')).code).toBe(2);
  });

  test('a value that older packs number is the one that the message of today names; two words for one message are said', () => {
    const source = new Map([['closed.region.ip', 'Your address {ip}']]);
    const small = { source, translations: new Map([['EN' as const, source]]) };
    expect(planLegacy({ blockip: 'IP: {0}' }, 'EN', small).placed).toEqual([
      { key: 'blockip', id: 'closed.region.ip', text: 'IP: {ip}' },
    ]);
    const twice = planLegacy({ a: { blockip: 'One {ip}' }, b: { blockip: 'Two {ip}' } }, 'EN', small);
    expect(twice.refused).toMatchObject([{ key: 'b.blockip', reason: expect.stringContaining('"a.blockip"') }]);
  });

  test('whatever an old pack holds, each of its texts is accounted for once', async () => {
    const value = fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(legacyMessages), TITLE), fc.string()),
      fc.oneof(fc.string(), fc.constantFrom(...HOSTILE), fc.integer(), fc.constant(null)),
    );
    await fuzz(
      fc.asyncProperty(value, async (old) => {
        const { placed, same, refused } = planLegacy(old, 'EN', catalogue);
        const keys = [...placed.map(({ key }) => key), ...same, ...refused.map(({ key }) => key)];
        expect(keys.sort()).toEqual(
          Object.keys(old)
            .filter((key) => key !== '$schema')
            .sort(),
        );
      }),
      200,
    );
  });
});
