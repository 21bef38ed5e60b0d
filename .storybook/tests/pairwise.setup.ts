import { brands } from 'virtual:marquee/brands';
import { sourceLanguage } from '@marquee/i18n/languages';
import { page } from 'vitest/browser';
import { modeOf } from '../frame/mode.ts';
import { PSEUDO } from '../words/languages.ts';
import { pairwiseRows, rowFor } from './pairwise.ts';

const rows = pairwiseRows({
  brand: brands.map(({ data }) => data.id),
  theme: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  width: [360, 1440],
});

/**
 * Shows each story in one row of the sample. A story that plays a part looks for English words, so mirrored it keeps
 * them; any other gets long ones. A width that a story asks for itself stays.
 */
globalThis.marqueeChooseMode = async ({ id, playFunction, globals }) => {
  const { brand, theme, direction, width } = rowFor(rows, id);
  const asked = (globals.viewport as { value?: string } | undefined)?.value;
  if (!asked) await page.viewport(width, 900);
  const language = direction === 'rtl' && !playFunction ? PSEUDO : sourceLanguage;
  return { ...modeOf({ brand, theme, language }), direction };
};
