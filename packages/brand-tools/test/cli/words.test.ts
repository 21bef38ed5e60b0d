import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legacyMessages } from '@marquee/brand/legacyMessages';
import fc from 'fast-check';
import { po } from 'gettext-parser';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readCatalogue } from '../../src/catalogue.ts';
import { places } from '../../src/cli/places.ts';
import { messageDescriptions } from '../../src/sourceMessages.ts';
import { planLegacy } from '../../src/words/legacy.ts';
import { readPo, writePo } from '../../src/words/po.ts';
import { brandJson, brandsFolder, goodPack, json } from '../folder.ts';
import { fuzz, HOSTILE } from '../fuzz/fuzz.ts';
import { line } from './line.ts';

vi.setConfig({ testTimeout: 120_000 });

const catalogue = await readCatalogue(places.catalogue);
const TITLE = 'shell.hero.title';
const languages = { default: 'EN', supported: ['EN', 'VI', 'JA'] };
const pack = {
  ...goodPack,
  'brand.json': json({ ...brandJson, languages }),
  'lang/EN.json': null,
  'lang/VI.json': json({ [TITLE]: 'Chào mừng' }),
};

async function desk() {
  const dir = await brandsFolder({ meridian: pack });
  const out = await mkdtemp(join(tmpdir(), 'marquee-words-'));
  onTestFinished(() => rm(out, { recursive: true, force: true }));
  const words = async (code: string) => JSON.parse(await readFile(join(dir, `meridian/lang/${code}.json`), 'utf8'));
  const run = (...args: string[]) => line([...args, '--brands', dir], { cwd: out });
  return { dir, out, words, run, po: (code: string) => join(out, `meridian.${code}.po`) };
}

describe('BRAND-04 translators get a file of their own programs, and give it back', () => {
  test('C08 each message goes out with its id, its description, its source and what is said now', async () => {
    const { out, dir } = await desk();
    const args = ['export', 'meridian', '--out', out, '--brands', dir];
    const { code, text } = await line(args, { describe: messageDescriptions });
    expect(code).toBe(0);
    expect(text).toContain(`${catalogue.source.size} messages`);
    const { headers, translations } = po.parse(await readFile(join(out, 'meridian.VI.po')));
    expect(headers.Language).toBe('vi');
    const source = catalogue.source.get(TITLE) ?? '';
    expect(translations[TITLE]?.[source]).toMatchObject({
      msgctxt: TITLE,
      msgid: source,
      msgstr: ['Chào mừng'],
      comments: { flag: 'icu-message-format', extracted: expect.stringMatching(/[a-z]{3}/) },
    });
    for (const [id, messages] of Object.entries(translations)) {
      if (id !== '') for (const { comments } of Object.values(messages)) expect(comments?.extracted, id).toMatch(/\S/);
    }
  });

  test('a file that comes back as it went out changes nothing', async () => {
    const { run, out, po: file, words } = await desk();
    await run('export', 'meridian', '--out', out);
    const { code, text } = await run('import', 'meridian', file('VI'), file('EN'), file('JA'));
    expect(code).toBe(0);
    expect(text.match(/0 texts written/g)?.length).toBe(3);
    expect(await words('VI')).toEqual({ [TITLE]: 'Chào mừng' });
  });

  test('C08 what a translator wrote becomes the brand’s words, plurals and placeholders kept, and the check counts less', async () => {
    const { run, out, po: file, words } = await desk();
    await run('export', 'meridian', '--languages', 'JA', '--out', out);
    const [id, source] = [...catalogue.source].find(([, text]) => text.includes('plural,')) ?? [];
    const read = readPo(await readFile(file('JA')));
    if (typeof read === 'string' || id === undefined || source === undefined) throw new Error('no plural to translate');
    const entries = read.entries.map((entry) => (entry.id === id ? { ...entry, text: source } : entry));
    await writeFile(file('JA'), writePo({ brand: 'meridian', language: 'JA', entries }));
    const before = (await run('check', 'meridian')).text;
    const { code, text } = await run('import', 'meridian', file('JA'));
    expect(code).toBe(0);
    expect(text).toContain('1 text written to brands/meridian/lang/JA.json');
    expect((await words('JA'))[id]).toBe(source);
    const lacking = (said: string) => Number(/(\d+) of \d+ messages are not translated into JA/.exec(said)?.[1]);
    expect(lacking((await run('check', 'meridian')).text)).toBe(lacking(before) - 1);
  });

  test('texts that could not be shown are refused by name, and the others are taken', async () => {
    const { run, out, words } = await desk();
    const entry = { source: '', description: '', own: false, unsure: false };
    const entries = [
      { ...entry, id: TITLE, text: 'Xin chào {brandd}' },
      { ...entry, id: 'shell.hero.text', text: 'Vui {' },
      { ...entry, id: 'shell.hero.titel', text: 'Chào' },
      { ...entry, id: 'shell.hero.action', text: 'Chơi ngay' },
    ];
    await writeFile(join(out, 'a.po'), writePo({ brand: 'meridian', language: 'VI', entries }));
    const { code, text } = await run('import', 'meridian', 'a.po');
    expect(code).toBe(1);
    expect(text).toContain('1 text written');
    expect(text).toContain('3 refused');
    for (const said of ['{brandd}', 'is no ICU message', 'Did you mean "shell.hero.title"?'])
      expect(text).toContain(said);
    expect(await words('VI')).toMatchObject({ [TITLE]: 'Chào mừng', 'shell.hero.action': 'Chơi ngay' });
  });

  test('an unsure text, another brand’s file and a file that says no language are refused', async () => {
    const { run, out } = await desk();
    const file = (name: string, content: string) => writeFile(join(out, name), content);
    await file('unsure.po', `#, fuzzy\nmsgctxt "${TITLE}"\nmsgid "a"\nmsgstr "b"\n`);
    await file(
      'other.po',
      'msgid ""\nmsgstr "Language: vi\\nX-Brand: other\\n"\n\nmsgctxt "a"\nmsgid "b"\nmsgstr "c"\n',
    );
    expect((await run('import', 'meridian', 'unsure.po', '--language', 'VI')).text).toContain('unsure');
    expect((await run('import', 'meridian', 'unsure.po')).text).toContain('--language');
    expect((await run('import', 'meridian', 'other.po')).text).toContain('for the brand "other"');
    expect((await run('import', 'meridian', 'no.po')).text).toContain('ENOENT');
    expect((await run('import', 'meridian')).code).toBe(2);
    expect((await run('export', 'meridian', '--languages', 'XX')).code).toBe(2);
    await file('taken', '');
    const nowhere = await run('export', 'meridian', '--out', join(out, 'taken'));
    expect(nowhere).toEqual({ code: 1, text: expect.stringMatching(/taken cannot be read or written \(E\w+\)/) });
  });

  test('any text goes out and comes back as it is', async () => {
    const text = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('a\nb\t"c"\\n', '\\'),
    );
    await fuzz(
      fc.asyncProperty(
        fc.dictionary(
          // ids and sources are the code's own, which has no such name
          text.filter((id) => id !== '' && id !== '__proto__'),
          fc.tuple(
            text.filter((source) => source !== '__proto__'),
            text,
            text,
          ),
        ),
        async (all) => {
          const entries = Object.entries(all).map(([id, [source, said, description]]) => ({
            ...{ id, source, text: said, own: false, unsure: false },
            description: description.trim(),
          }));
          fc.pre(entries.length > 0);
          const read = readPo(writePo({ brand: 'meridian', language: 'VI', entries }));
          if (typeof read === 'string') throw new Error(read);
          const plain = (list: readonly { id: string; source: string; text: string }[]) =>
            list.map(({ id, source, text: said }) => [id, source, said]).sort();
          expect(plain(read.entries)).toEqual(plain(entries));
        },
      ),
      80,
    );
  });

  test('any bytes that are given as a translation end in a sentence', async () => {
    const { run, out, words } = await desk();
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(...HOSTILE),
      fc
        .array(fc.constantFrom('msgid ""\n', 'msgstr "a"\n', 'msgctxt "__proto__"\n', '"\\', '#~ ', 'msgstr[1] "b"\n'))
        .map((parts) => parts.join('')),
    );
    await fuzz(
      fc.asyncProperty(bytes, async (content) => {
        await writeFile(join(out, 'any.po'), content);
        const { code, text } = await run('import', 'meridian', 'any.po', '--language', 'VI');
        expect([0, 1]).toContain(code);
        expect(text).not.toMatch(/\n\s+at |undefined/);
      }),
      60,
    );
    expect(await words('VI')).toEqual({ [TITLE]: 'Chào mừng' });
  });
});

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
