import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { fileCodes } from '../../src/codes/files.ts';
import { finishSave } from '../../src/studio/journal.ts';
import { goodPack } from '../folder.ts';
import { stoppedSave } from '../studio/stoppedSave.ts';
import { brands, type CodeCase, folder, messages, pack } from './codeCase.ts';

export const fileCases: Record<keyof typeof fileCodes, CodeCase> = {
  'file/bom': pack({ 'flags.json': '\uFEFF{}' }),
  'file/not-utf8': pack({ 'flags.json': Buffer.from('\uFEFF{}', 'utf16le') }),
  'file/too-large': pack({ 'lang/EN.json': ' '.repeat(300 * 1024) }),
  'file/not-a-file': folder(async (dir) => execFileSync('mkfifo', [join(dir, 'meridian/assets/hero-wide-light.svg')])),
  'file/unreadable': folder((dir) => symlink('nowhere.txt', join(dir, 'meridian/README.md'))),
  'json/empty': pack({ 'flags.json': '' }),
  'json/syntax': pack({ 'flags.json': '{ "freePlay": true, }' }),
  'json/too-deep': pack({ 'flags.json': `${'['.repeat(100)}${']'.repeat(100)}` }),
  'json/duplicate-key': pack({ 'flags.json': '{ "freePlay": true, "freePlay": false }' }),
  'json/forbidden-key': pack({ 'flags.json': '{ "__proto__": {} }' }),
  'pack/no-brands': brands({}, { meridian: goodPack }),
  'pack/symlink-out': folder((dir) => symlink('/etc/hostname', join(dir, 'meridian/README.md'))),
  'pack/bad-folder-name': brands({ 'Bad Name': goodPack }, { meridian: goodPack }),
  'pack/stray-file': folder((dir) => writeFile(join(dir, 'stray.json'), '{}')),
  'pack/unknown-brand': brands({ meridian: goodPack }, { meridian: goodPack }, ['meridan', 'meridian']),
  'pack/save-unfinished': folder(halfSaved, async (dir) => {
    await halfSaved(dir);
    await finishSave(join(dir, 'meridian'));
  }),
  'pack/too-many-files': folder(async (dir) => {
    for (let n = 0; n < 500; n += 1) await writeFile(join(dir, `meridian/assets/${n}.txt`), '');
  }),
  'pack/too-deep': folder((dir) => mkdir(join(dir, 'meridian/assets/a/b/c/d/e/f/g'), { recursive: true })),
  'pack/missing-file': folder((dir) => rm(join(dir, 'meridian/theme.json'))),
  'pack/unknown-file': pack({ 'flag.json': '{}' }),
  'catalogue/wrong-type': messages({ 'EN.json': '{ "shell.title": 1 }' }, { 'EN.json': '{ "shell.title": "One" }' }),
  'catalogue/unreadable': messages(undefined, { 'EN.json': '{}' }),
};

/** The first of two files is in its place, the second is not. */
async function halfSaved(dir: string): Promise<void> {
  const files = new Map(['theme.json', 'lang/EN.json'].map((path) => [path, Buffer.from(String(goodPack[path]))]));
  await stoppedSave(join(dir, 'meridian'), files, 3);
}
