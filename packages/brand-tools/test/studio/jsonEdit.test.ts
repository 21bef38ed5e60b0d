import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withValue } from '../../src/studio/jsonEdit.ts';

const theme = `{
  "$schema": "../../packages/brand/schema/theme.schema.json",
  "seeds": { "accent": "#0b6bcb", "wash": ["#111111", "#222222"] },
  "density": "roomy"
}
`;

test.each<[string, (string | number)[], unknown, string]>([
  ['a value', ['seeds', 'accent'], '#0a7d4f', theme.replace('#0b6bcb', '#0a7d4f')],
  ['a value of a list', ['seeds', 'wash', 1], '#333333', theme.replace('#222222', '#333333')],
  ['nothing, when it is as it was', ['density'], 'roomy', theme],
  ['nothing, when what goes was not there', ['dark', 'color'], undefined, theme],
])('BRAND-02 an edit changes %s and leaves every other character', (_, path, value, expected) => {
  expect(withValue(theme, path, value)).toBe(expected);
});

test('BRAND-02 a value that goes takes along the objects that it leaves empty', () => {
  const said = withValue(theme, ['dark', 'color', 'page'], '#101010');
  expect(JSON.parse(said)).toMatchObject({ dark: { color: { page: '#101010' } } });
  expect(JSON.parse(withValue(said, ['dark', 'color', 'page'], undefined))).toEqual(JSON.parse(theme));
});

test('BRAND-02 any text that is put in comes out again', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (key, text) => {
      fc.pre(key !== '__proto__');
      expect(JSON.parse(withValue('{}\n', [key], text))[key]).toBe(text);
    }),
  );
});
