import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { po } from 'gettext-parser';
import { describe, expect, test, vi } from 'vitest';
import { readCatalogue } from '../../src/catalogue.ts';
import { places } from '../../src/cli/places.ts';
import { messageDescriptions } from '../../src/sourceMessages.ts';
import { readPo, writePo } from '../../src/words/po.ts';
import { json } from '../folder.ts';
import { fuzz, HOSTILE } from '../fuzz/fuzz.ts';
import { desk, TITLE } from './desk.ts';
import { line } from './line.ts';

vi.setConfig({ testTimeout: 120_000 });

const catalogue = await readCatalogue(places.catalogue);

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

  test('letters come in the encoding that the file says, and are never lost in a wrong one', async () => {
    const { run, out, words } = await desk();
    const content = (charset: string) =>
      `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=${charset}\\n"\n"Language: vi\\n"\n\nmsgctxt "${TITLE}"\nmsgid "a"\nmsgstr "Chào"\n`;
    const taken = async (bytes: Buffer) => {
      await writeFile(join(out, 'a.po'), bytes);
      const { code, text } = await run('import', 'meridian', 'a.po');
      return { code, text, said: (await words('VI'))[TITLE] };
    };
    expect(await taken(Buffer.from(content('iso-8859-1'), 'latin1'))).toMatchObject({ code: 0, said: 'Chào' });
    for (const [charset, bytes] of [
      ['utf-8', Buffer.from(content('utf-8'), 'latin1')],
      ['CHARSET', Buffer.from(content('CHARSET'))],
    ] as const) {
      expect(await taken(bytes)).toEqual({
        code: 1,
        said: 'Chào',
        text: `a.po: It cannot be read as ${charset}. Save it as UTF-8.`,
      });
    }
    expect(await taken(Buffer.from(`\ufeff${content('utf-16').replace('Chào', 'Chào 2')}`, 'utf16le'))).toMatchObject({
      code: 0,
      said: 'Chào 2',
    });
    expect((await taken(Buffer.from(content('utf-8').replace('Chào', 'Ch\ufffdo')))).text).toContain('holds U+FFFD');
  });

  test('C08 words in a language that the brand does not have are taken, and it is said that nobody reads them yet', async () => {
    const { run, out, po: file, words } = await desk();
    const entries = [{ id: TITLE, source: '', text: 'Bienvenue', description: '', own: false, unsure: false }];
    await writeFile(file('ES'), writePo({ brand: 'meridian', language: 'ES', entries }));
    const { code, text } = await run('import', 'meridian', file('ES'));
    expect(code).toBe(0);
    expect(text).toContain('→ Add "ES" to languages.supported in brand.json.');
    expect(await words('ES')).toMatchObject({ [TITLE]: 'Bienvenue' });
    await writeFile(join(out, 'TH.json'), json({ [TITLE]: 'สวัสดี' }));
    expect((await run('import-legacy', 'meridian', 'TH.json')).text).toContain('→ Add "TH"');
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
