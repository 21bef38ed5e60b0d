import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { declarations, settledValues, themeCss, writeSettled } from '../src/css.ts';
import { fontFaceCss, fontSources } from '../src/fonts.ts';
import { measureFonts } from '../src/measure.ts';
import { resolveTheme } from '../src/resolve.ts';
import { packs } from './packs.ts';

const theme = resolveTheme({ seeds: { accent: '#0b6bcb' } });

/** Values of the rule with exactly this selector. */
function rule(css: string, selector: string): Map<string, string> {
  const body = css.split(`${selector}{`)[1]?.split('}')[0] ?? '';
  return new Map(
    body
      .split(';')
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

describe('theme as CSS', () => {
  test('BRAND-02 the page bears the whole default theme and what differs in the other', () => {
    const css = themeCss(theme);
    const light = rule(css, ':root');
    const dark = rule(css, ':root[data-theme="dark"]');
    expect(light.get('color-scheme')).toBe('light');
    expect(dark.get('color-scheme')).toBe('dark');
    expect(new Map([...light].slice(1))).toEqual(declarations(theme.light));
    expect(dark.get('--mq-page')).toBe(theme.dark.color.page);
    expect(dark.has('--mq-space-4')).toBe(false);
    expect(new Map([...declarations(theme.light), ...[...dark].slice(1)])).toEqual(declarations(theme.dark));
  });

  test('BRAND-02 a brand that starts dark is dark without an attribute', () => {
    const css = themeCss(theme, { default: 'dark' });
    expect(rule(css, ':root').get('--mq-page')).toBe(theme.dark.color.page);
    expect(rule(css, ':root[data-theme="light"]').get('--mq-page')).toBe(theme.light.color.page);
  });

  test('BRAND-02 a scope keeps two brands on one page apart', () => {
    const css = themeCss(theme, { scope: '[data-brand="x"]' });
    expect(css).not.toContain(':root');
    expect(rule(css, '[data-brand="x"][data-theme="dark"]').get('--mq-page')).toBe(theme.dark.color.page);
  });

  test('BRAND-02 controls grow to 44 px under a finger even in a compact brand', () => {
    const compact = resolveTheme({ seeds: { accent: '#0b6bcb' }, density: 'compact' });
    const coarse = themeCss(compact).split('@media (pointer:coarse)')[1] ?? '';
    expect(coarse).toContain('--mq-control-height:max(2.75rem,2.5rem)');
    expect(coarse).toContain('--mq-control-small:max(2.75rem,2rem)');
  });

  test('BRAND-02 what neither theme nor pointer changes is written out in the CSS of a page, all else keeps its name', () => {
    const settled = settledValues(theme);
    expect(settled.get('--mq-space-4')).toBe('1rem');
    expect(settled.has('--mq-page')).toBe(false);
    expect(settled.has('--mq-control-height')).toBe(false);
    expect(settled.has('--mq-font-body')).toBe(false);
    expect(writeSettled('a{color:var(--mq-page);margin:calc(var(--mq-space-4)*-1) var(--x)}', settled)).toBe(
      'a{color:var(--mq-page);margin:calc(1rem*-1) var(--x)}',
    );
  });

  test.each(packs)('BRAND-10b the theme of $id adds less than 2 kB to a page', ({ author }) => {
    const css = themeCss(resolveTheme(author), { default: author.default ?? 'light' });
    expect(brotliCompressSync(css).length).toBeLessThan(2000);
  });
});

describe('fonts', () => {
  const fonts = {
    heading: { family: 'Show', src: 'fonts/show.woff2', weight: 700 },
    body: { family: 'Show', src: 'fonts/show.woff2', weights: [400, 800] as [number, number] },
  };

  test('BRAND-05b a file that heading and body share is declared once, over its range of weights', () => {
    const css = fontFaceCss(fonts, (src) => `/x/${src}`);
    expect(css.match(/@font-face/g)).toHaveLength(1);
    expect(css).toContain('src:url("/x/fonts/show.woff2") format("woff2");font-weight:400 800;font-display:swap');
    expect(fontSources(fonts)).toEqual(['fonts/show.woff2']);
  });

  test('BRAND-05b a fallback face takes the room of the measured font', () => {
    const metrics = { ascent: 1, descent: 0.25, lineGap: 0, width: 0.5349, heavy: false };
    const css = fontFaceCss(fonts, (src) => src, { 'fonts/show.woff2': metrics });
    expect(css).toContain('font-family:"Show Fallback";src:local("Arial")');
    expect(css).toContain('size-adjust:119.99%;ascent-override:83.34%;descent-override:20.84%;line-gap-override:0%');
  });

  test('BRAND-05b a family that would break out of the style sheet is refused', () => {
    const { light, findings } = resolveTheme({ seeds: { accent: 'red' }, fonts: { body: { family: 'x";}body{' } } });
    expect(light.font.body).toMatch(/^system-ui/);
    expect(findings).toEqual([{ kind: 'value', path: ['fonts', 'body', 'family'], value: 'x";}body{' }]);
  });

  test('BRAND-05b a font that is broken or cannot be read is not measured, and ends nothing', async () => {
    const broken = new Uint8Array([...new TextEncoder().encode('wOF2'), ...new Array(100).fill(7)]);
    expect(await measureFonts(fonts, async () => broken)).toEqual({});
    expect(await measureFonts(fonts, () => Promise.reject(new Error('ENOENT')))).toEqual({});
  });

  test.each(packs.filter(({ author }) => author.fonts))(
    'BRAND-05b the fonts of $id weigh 30 kB at most and get a fallback of their measures',
    async (pack) => {
      const { fonts: given = {} } = pack.author;
      const read = async (src: string) => new Uint8Array(await readFile(new URL(src, pack.assets)));
      const metrics = await measureFonts(given, read);
      const sources = fontSources(given);
      const css = fontFaceCss(given, (src) => src, metrics);
      expect(sources.length).toBeGreaterThan(0);
      for (const src of sources) expect((await read(src)).length).toBeLessThanOrEqual(30_000);
      for (const family of [given.body, given.heading].flatMap((font) => (font?.src ? [font.family] : []))) {
        expect(css).toContain(`font-family:"${family} Fallback"`);
      }
    },
  );
});
