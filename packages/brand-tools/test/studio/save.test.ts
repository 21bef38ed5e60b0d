import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finishSave, isHalfSaved, JOURNAL, putFiles, STAGE } from '../../src/studio/journal.ts';
import { hash, saveDraft, settleSaves } from '../../src/studio/save.ts';
import type { SaveRequest } from '../../src/studio/saveRequest.ts';
import { brandsFolder, catalogue, goodPack, json, type PackFiles } from '../folder.ts';
import { stoppedSave } from './stoppedSave.ts';

const theme = String(goodPack['theme.json']);
const flags = String(goodPack['flags.json']);
const green = json({ seeds: { accent: '#0a7d4f' } });
const noRegistration = json({ USERNAMEREG3: false });
const woff2 = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/nunito/files/nunito-vietnamese-wght-normal.woff2'),
);
const base = (text: string) => hash(Buffer.from(text));

async function folder(files: PackFiles = goodPack) {
  const brandsDir = await brandsFolder({ meridian: files });
  const dir = join(brandsDir, 'meridian');
  return {
    brandsDir,
    dir,
    text: (path: string) => readFile(join(dir, path), 'utf8'),
    save: (files: SaveRequest['files']) => saveDraft({ id: 'meridian', files }, { brandsDir, catalogue }),
  };
}

describe('BRAND-02 a save of the studio', () => {
  test('writes the files that it was given, and tells their hashes', async () => {
    const { save, text, dir } = await folder();
    const outcome = await save({
      'theme.json': { base: base(theme), text: green },
      'lang/ES.json': { base: null, text: json({ 'demo.greeting': 'Hola, {name}' }) },
    });
    expect(outcome).toMatchObject({ kind: 'saved', files: { 'theme.json': base(green) } });
    expect(await text('theme.json')).toBe(green);
    expect(await text('lang/ES.json')).toContain('Hola');
    expect(await readdir(dir)).not.toContain(STAGE);
  });

  test('is refused with the findings when a build would refuse it, and writes nothing', async () => {
    const { save, text } = await folder();
    const outcome = await save({
      'theme.json': { base: base(theme), text: green },
      'flags.json': { base: base(flags), text: noRegistration },
    });
    expect(outcome).toMatchObject({ kind: 'broken', findings: [{ code: 'flags/no-registration' }] });
    expect([await text('theme.json'), await text('flags.json')]).toEqual([theme, flags]);
  });

  test('BRAND-05b is refused when a font comes without its licence, or when the licence goes', async () => {
    const licence = { base: null, text: 'SIL Open Font License' };
    const font = { base: null, base64: woff2.toString('base64') };
    const { save, dir } = await folder();
    const paths = ['assets/fonts/own.woff2', 'assets/fonts/OFL.txt'] as const;
    const without = await save({ [paths[0]]: font });
    expect(without).toMatchObject({ kind: 'broken', findings: [{ code: 'assets/font-without-licence' }] });
    expect(await readdir(dir)).not.toContain('fonts');
    expect(await save({ [paths[0]]: font, [paths[1]]: licence })).toMatchObject({ kind: 'saved' });
    const emptied = await save({ [paths[1]]: { base: base(licence.text), text: ' \n' } });
    expect(emptied).toMatchObject({ kind: 'broken', findings: [{ code: 'assets/font-without-licence' }] });
  });

  test('is not hindered by what is wrong in a file that it does not touch', async () => {
    const { save } = await folder({ ...goodPack, 'assets/favicon.svg': '<svg><script/></svg>' });
    expect(await save({ 'theme.json': { base: base(theme), text: green } })).toMatchObject({ kind: 'saved' });
  });

  test('never overwrites what somebody else changed meanwhile', async () => {
    const { save, text, dir } = await folder();
    await writeFile(join(dir, 'theme.json'), json({ seeds: { accent: '#aa3344' } }));
    const outcome = await save({ 'theme.json': { base: base(theme), text: green } });
    expect(outcome).toEqual({ kind: 'changed', paths: ['theme.json'] });
    expect(await text('theme.json')).toContain('#aa3344');
  });

  test('of two at once one is taken and the other told', async () => {
    const { save, text } = await folder();
    const texts = Array.from({ length: 6 }, (_, index) => json({ seeds: { accent: `#0a7d4${index}` } }));
    const outcomes = await Promise.all(texts.map((text) => save({ 'theme.json': { base: base(theme), text } })));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['saved', ...Array(5).fill('changed')]);
    expect(await text('theme.json')).toBe(texts[0]);
  });
});

describe('BRAND-02 nothing is written outside of the folder of the brand', () => {
  test('when the folder is a link', async () => {
    const { brandsDir, text } = await folder();
    await symlink('meridian', join(brandsDir, 'alias'));
    const outcome = await saveDraft(
      { id: 'alias', files: { 'theme.json': { base: base(theme), text: green } } },
      { brandsDir, catalogue },
    );
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(await text('theme.json')).toBe(theme);
  });

  test.each([
    ['a file is a link', 'flags.json', 'outside.json'],
    ['a folder on the way is a link', 'lang', 'outside'],
  ])('when %s', async (_, link, target) => {
    const { brandsDir, dir, save } = await folder({ ...goodPack, 'flags.json': null, 'lang/EN.json': null });
    const outside = join(dirname(brandsDir), target);
    if (link === 'lang') await mkdir(outside);
    else await writeFile(outside, '{}');
    await symlink(outside, join(dir, link));
    const path = link === 'lang' ? 'lang/EN.json' : link;
    expect(await save({ [path]: { base: null, text: json({}) } })).toMatchObject({ kind: 'refused' });
    if (link === 'lang') expect(await readdir(outside)).toEqual([]);
    else expect(await readFile(outside, 'utf8')).toBe('{}');
  });

  test('when there is no such brand', async () => {
    const { brandsDir } = await folder();
    const outcome = await saveDraft(
      { id: 'nobody', files: { 'theme.json': { base: null, text: green } } },
      { brandsDir, catalogue },
    );
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(await readdir(brandsDir)).toEqual(['meridian']);
  });
});

describe('BRAND-02 there is never half a save', () => {
  const files = new Map([
    ['theme.json', Buffer.from(green)],
    ['flags.json', Buffer.from(json({ MOBILENUMREG3: true, smsLogin: true }))],
    ['lang/ES.json', Buffer.from(json({ 'demo.greeting': 'Hola, {name}' }))],
  ]);
  const state = async (dir: string) =>
    Promise.all([...files.keys()].map((path) => readFile(join(dir, path), 'utf8').catch(() => null)));
  const before = [theme, flags, null];
  const after = [...files.values()].map(String);

  // one rename puts the list of files in force, three put them in their places
  test.each([1, 2, 3, 4])('when rename %i of a save fails, everything is as it was', async (failing) => {
    const { dir } = await folder();
    let count = 0;
    const moves = {
      rename: async (from: Parameters<typeof rename>[0], to: Parameters<typeof rename>[1]) => {
        count += 1;
        if (count === failing) throw new Error('no space left');
        return rename(from, to);
      },
    };
    await expect(putFiles(dir, files, moves)).rejects.toThrow('no space left');
    expect(await state(dir)).toEqual(before);
    expect(await readdir(dir)).not.toContain(STAGE);
  });

  test.each([
    [1, before],
    [2, after],
    [3, after],
    [4, after],
  ])('when the machine stops at rename %i, the next start ends it or drops it whole', async (stopping, expected) => {
    const { dir } = await folder();
    await stoppedSave(dir, files, stopping);
    expect(await isHalfSaved(dir)).toBe(expected === after);
    await finishSave(dir);
    expect(await isHalfSaved(dir)).toBe(false);
    expect(await state(dir)).toEqual(expected);
    expect(await readdir(dir)).not.toContain(STAGE);
  });

  test('a brand that is opened during a save waits for it', async () => {
    const { dir, brandsDir, text } = await folder();
    const order: string[] = [];
    let opened: Promise<unknown> | undefined;
    const moves = {
      rename: async (from: Parameters<typeof rename>[0], to: Parameters<typeof rename>[1]) => {
        opened ??= settleSaves(brandsDir, 'meridian').then(() => order.push('opened'));
        // time enough to end, if it did not wait
        for (let turn = 0; turn < 50; turn += 1) await readdir(dir);
        return rename(from, to);
      },
    };
    const files = { 'theme.json': { base: base(theme), text: green } };
    await saveDraft({ id: 'meridian', files }, { brandsDir, catalogue, moves });
    order.push('saved');
    await opened;
    expect(order).toEqual(['saved', 'opened']);
    expect(await text('theme.json')).toBe(green);
  });

  test('a list that leads elsewhere is dropped', async () => {
    const { dir, brandsDir } = await folder();
    await mkdir(join(dir, STAGE));
    await writeFile(join(dir, STAGE, 'new0'), 'stolen');
    await writeFile(join(dir, STAGE, JOURNAL), JSON.stringify(['../../stolen.json']));
    await finishSave(dir);
    expect(await readdir(dirname(brandsDir))).toEqual(['brands']);
    expect(await readdir(dir)).not.toContain(STAGE);
  });
});
