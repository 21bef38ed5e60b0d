import { brands } from 'virtual:marquee/brands';
import { page } from 'vitest/browser';
import { modeOf } from '../frame/mode.ts';
import { PSEUDO, storyLanguages } from '../words/languages.ts';
import { pairwiseRows, rowFor } from './pairwise.ts';

const rows = pairwiseRows({
  brand: brands.map(({ data }) => data.id),
  theme: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  width: [360, 1440],
});

/**
 * Shows each story, with the part that it plays, in one row of the sample: mirrored in the pseudo language, else in one of
 * the toolbar's. A width that a story asks for itself stays.
 */
globalThis.marqueeChooseMode = async ({ id, globals }) => {
  const { brand, theme, direction, width } = rowFor(rows, id);
  const asked = (globals.viewport as { value?: string } | undefined)?.value;
  if (!asked) await page.viewport(width, 900);
  // by another name than the row, or languages and rows would go together
  const language = direction === 'rtl' ? PSEUDO : rowFor(storyLanguages, `language of ${id}`);
  return modeOf({ brand, theme, language });
};
