import { brands } from 'virtual:marquee/brands';
import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { modeOf } from '../frame/mode.ts';
import { allowedPixels } from './pictureAllowance.ts';
import { bundleFonts, foreignText } from './pictureFonts.ts';
import { sayTooSlow } from './pictureOutcome.ts';

declare module 'vitest' {
  interface ProvidedContext {
    look: string;
    accepts: boolean;
  }
  interface TaskMeta {
    storyId?: string;
  }
  interface TestContext {
    story?: { readonly reporting: { readonly reports: readonly { type: string; status: string }[] } };
  }
}

const look = inject('look');
const [first, second = first, third = second] = brands;
const surroundings = {
  first: { brand: first, theme: 'dark', direction: 'ltr' },
  contrast: { brand: second, theme: 'light', direction: 'ltr' },
  mirrored: { brand: third, theme: 'light', direction: 'rtl' },
} as const;
const { brand, theme, direction } =
  Object.entries(surroundings).find(([name]) => name === look)?.[1] ?? surroundings.first;

const mode = modeOf({ brand: brand?.data.id, theme });
bundleFonts(mode.brand.theme[mode.theme].font.heading);
globalThis.marqueeChooseMode = async () => ({ ...mode, direction });

afterEach(async ({ task, story }) => {
  if (!task.meta.storyId) return;
  const failed = task.result?.state === 'fail';
  // a colour that cannot be read is seen in the picture too, but nothing that fails is accepted
  const seen = story?.reporting.reports.some(({ type, status }) => type === 'a11y' && status === 'failed');
  if (failed && (!seen || inject('accepts'))) return;
  expect(await foreignOnceStill(), 'text in a font of this machine: tests/pictureFonts.ts bundles fonts').toEqual([]);
  const { width, height } = document.body.getBoundingClientRect();
  await expect(page.elementLocator(document.body))
    .toMatchScreenshot(`${task.meta.storyId}--${look}`, {
      comparatorOptions: { allowedMismatchedPixels: allowedPixels(width, height) },
    })
    .catch(sayTooSlow);
});

/** On a busy machine parts of a screen come late: while it changes, it is looked at again, some times. */
async function foreignOnceStill(): Promise<string[]> {
  let found: string[] = [];
  for (let seen: string | null = null, left = 20; left > 0 && seen !== document.body.textContent; left--) {
    seen = document.body.textContent;
    await document.fonts.ready;
    found = await foreignText();
  }
  return found;
}
