// @vitest-environment node
import path from 'node:path';
import { expect, test } from 'vitest';
import { classNames, fileOfClass, styleFiles } from '../build/styles/classNames.ts';

const root = path.resolve(import.meta.dirname, '..');
const first = (files: string[], filePath: string) => classNames(files)({ hash: '1akpiw70', filePath });

test('BRAND-10a names are short, and tell the style file and the place in it', () => {
  const nameOf = classNames(['src/a.css.ts', 'src/b.css.ts']);
  const names = ['1akpiw70', '1akpiw71', '1akpiw710'].map((hash) => nameOf({ hash, filePath: 'src/a.css.ts' }));
  const [code] = new Set(names.map(fileOfClass));
  expect(code).toMatch(/^[a-z][a-z0-9]{2}$/);
  expect(names).toEqual([`${code}0`, `${code}1`, `${code}10`]);
  expect(fileOfClass(nameOf({ hash: 'xyz0', filePath: 'src/b.css.ts' }))).not.toBe(code);
});

test('WEB-06 another style file leaves the names of the others as they were', () => {
  const files = styleFiles(root);
  expect(files).toContain('src/page.css.ts');
  expect(files).toContain('../../packages/ui/src/base/base.css.ts');
  const before = files.map((file) => first(files, file));
  const after = files.map((file) => first(['../../packages/aaa.css.ts', ...files], file));
  expect(after).toEqual(before);
});

test('BRAND-10a no two style files share a name, however many there are', () => {
  const many = Array.from({ length: 3_000 }, (_, place) => `src/${place}.css.ts`);
  const nameOf = classNames(many);
  expect(new Set(many.map((filePath) => nameOf({ hash: 'abc0', filePath }))).size).toBe(many.length);
});

test('BRAND-10a a style file that came during the build stops it', () => {
  expect(() => first(['src/a.css.ts'], 'src/new.css.ts')).toThrow('src/new.css.ts');
});
