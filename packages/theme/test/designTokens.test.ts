import { describe, expect, test } from 'vitest';
import { vars } from '../src/contract.ts';
import { designTokens, type Token, type TokenGroup } from '../src/designTokens.ts';
import { resolveTheme } from '../src/resolve.ts';

const { dark } = resolveTheme({
  seeds: { accent: '#0b6bcb' },
  elevation: 'glass',
  fonts: { heading: { family: 'Wide', generic: 'sans', tracking: -0.02 } },
});
const tokens = designTokens(dark);

const at = (path: string) =>
  path.split('.').reduce<TokenGroup | Token | undefined>((node, key) => Reflect.get(node ?? {}, key), tokens);

function leaves(node: object, above = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : leaves(value as object, `${above}${key}.`),
  );
}

describe('STORY-04 design tokens', () => {
  test('name everything of the contract but the filter, which the format cannot say', () => {
    const missing = leaves(vars).filter((path) => !Object.hasOwn(at(path) ?? {}, '$type'));
    expect(missing.filter((path) => !path.startsWith('shadow.'))).toEqual(['glass']);
  });

  test.each([
    ['color.page', 'color'],
    ['space.4', 'dimension'],
    ['size.display', 'dimension'],
    ['font.body', 'fontFamily'],
    ['font.headingWeight', 'fontWeight'],
    ['font.headingTracking', 'number'],
    ['shadow.high', 'shadow'],
    ['motion.fast', 'duration'],
    ['motion.ease', 'cubicBezier'],
  ])('%s is a %s', (path, type) => {
    expect(at(path)).toMatchObject({ $type: type });
  });

  test('a colour is in sRGB, with its opacity and its hex', () => {
    const { components, hex } = (at('color.accent.solid') as Token).$value as { components: number[]; hex: string };
    expect(
      components
        .map((part) =>
          Math.round(part * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join(''),
    ).toBe(hex.slice(1));
  });

  test('a shadow has a layer for each of its parts', () => {
    const layers = (at('shadow.high') as Token).$value as { blur: object; color: { alpha: number } }[];
    expect(layers).toHaveLength(dark.shadow.high.split(',').length);
    for (const layer of layers) expect(layer.color.alpha).toBeLessThan(1);
  });
});
