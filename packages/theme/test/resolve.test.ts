import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elevations, themeNames } from '../src/author.ts';
import { contrast } from '../src/colour.ts';
import { pairContrast } from '../src/findings.ts';
import { colourAt, contrastPairs } from '../src/pairs.ts';
import { type ResolvedTheme, resolveTheme } from '../src/resolve.ts';
import { packs } from './packs.ts';

function unreadable(theme: ResolvedTheme): string[] {
  return themeNames.flatMap((mode) =>
    contrastPairs
      .filter((pair) => !(pairContrast(theme[mode].color, pair) >= pair.ratio))
      .map((pair) => `${mode}: ${pair.text} on ${pair.on} ${pairContrast(theme[mode].color, pair).toFixed(2)}`),
  );
}

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('derived colours', () => {
  test('BRAND-02a every text and edge keeps WCAG AA in both themes, whatever the seeds', () => {
    const seeds = fc.record(
      { accent: colour, second: colour, neutral: colour, wash: fc.tuple(colour, colour), warning: colour },
      { requiredKeys: ['accent'] },
    );
    fc.assert(
      fc.property(seeds, fc.constantFrom(...elevations), (given, elevation) => {
        const theme = resolveTheme({ seeds: given, elevation });
        expect(unreadable(theme)).toEqual([]);
        expect(theme.findings).toEqual([]);
      }),
      { numRuns: 150, seed: 20 },
    );
  });

  test.each(packs)('BRAND-02a the pack $id keeps WCAG AA in both themes', ({ author }) => {
    const theme = resolveTheme(author);
    expect(unreadable(theme)).toEqual([]);
    expect(theme.findings).toEqual([]);
  });

  test.each(['#fff59d', '#ffff00', '#fffde7', '#ffffff'])(
    'C12 text on a button of %s is dark enough to read',
    (accent) => {
      const { light, dark, findings } = resolveTheme({ seeds: { accent } });
      for (const { color } of [light, dark]) {
        for (const background of [color.accent.solid, color.accent.hover, color.accent.active]) {
          expect(contrast(color.accent.onSolid, background)).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(light.color.accent.solid).toBe(accent);
      expect(findings).toEqual([]);
    },
  );

  test('BRAND-02 dark is designed: what is nearer to the player is lighter', () => {
    const { dark } = resolveTheme({ seeds: { accent: '#7b5cff' } });
    const onBlack = [dark.color.page, dark.color.card, dark.color.overlay].map((surface) =>
      contrast(surface, '#000000'),
    );
    expect(onBlack).toEqual([...onBlack].sort((a, b) => a - b));
  });
});

describe('values that the author gives', () => {
  const seeds = { accent: '#0b6bcb' };

  test('BRAND-02b one value is overridden alone, in one theme', () => {
    const plain = resolveTheme({ seeds });
    const given = resolveTheme({ seeds, dark: { radius: { card: '3px' }, color: { border: '#445566' } } });
    expect(given.light).toEqual(plain.light);
    expect(given.dark).toEqual({
      ...plain.dark,
      radius: { ...plain.dark.radius, card: '3px' },
      color: { ...plain.dark.color, border: '#445566' },
    });
    expect(given.findings).toEqual([]);
  });

  test('BRAND-02 what is derived follows a given surface', () => {
    const { light, findings } = resolveTheme({ seeds, light: { color: { bar: '#0b1f3a' } } });
    expect(light.color.bar).toBe('#0b1f3a');
    expect(contrast(light.color.onBar, '#0b1f3a')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light.color.onBarAccent, '#0b1f3a')).toBeGreaterThanOrEqual(4.5);
    expect(findings).toEqual([]);
  });

  test('BRAND-08b a given text that cannot be read is kept and reported with the nearest colour that can', () => {
    const author = { seeds, light: { color: { textMuted: '#aab2bd' } } };
    const { light, findings } = resolveTheme(author);
    expect(light.color.textMuted).toBe('#aab2bd');
    const onCard = findings.find((finding) => finding.kind === 'contrast' && finding.pair.on === 'card');
    expect(onCard).toMatchObject({
      path: ['light', 'color', 'textMuted'],
      theme: 'light',
      pair: { text: 'textMuted', on: 'card', ratio: 4.5 },
      value: '#aab2bd',
      ratio: expect.closeTo(2.1, 1),
    });
    const nearest = onCard?.kind === 'contrast' ? (onCard.nearest ?? '') : '';
    expect(resolveTheme({ seeds, light: { color: { textMuted: nearest } } }).findings).toEqual([]);
  });

  test('BRAND-08b a button whose label is given as white on yellow is reported at the label', () => {
    const { findings } = resolveTheme({
      seeds: { accent: '#ffe97a' },
      light: { color: { accent: { onSolid: '#fff' } } },
    });
    expect(findings.map((finding) => finding.path.join('.'))).toContain('light.color.accent.onSolid');
  });

  test('BRAND-08b a surface that leaves no readable text is reported at the surface', () => {
    const { findings } = resolveTheme({ seeds, light: { color: { page: '#ffffff', card: '#000000' } } });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.every((finding) => finding.path[0] === 'light')).toBe(true);
  });

  test.each([
    ['a seed', { seeds: { accent: 'kinda blue' } }, ['seeds', 'accent']],
    ['an override', { seeds, light: { color: { page: '#12' } } }, ['light', 'color', 'page']],
  ])('BRAND-08a %s that is no colour is reported by its path', (_, author, path) => {
    const { light, findings } = resolveTheme(author);
    expect(findings).toEqual([expect.objectContaining({ kind: 'colour', path })]);
    expect(light.color.page).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(['0 0 1px red}body{display:none', '</style><script>', '1px;color:red', 'url(https://tracker.example)'])(
    'BRAND-08 a value that would leave its declaration is refused: %s',
    (low) => {
      const { light, findings } = resolveTheme({ seeds, light: { shadow: { low } } });
      expect(findings).toEqual([{ kind: 'value', path: ['light', 'shadow', 'low'], value: low }]);
      expect(light.shadow.low).not.toBe(low);
    },
  );

  test('BRAND-02 every pair names two colours of the contract', () => {
    const { light } = resolveTheme({ seeds });
    const missing = contrastPairs.flatMap(({ text, on }) => [text, on]).filter((path) => !colourAt(light.color, path));
    expect(missing).toEqual([]);
  });
});
