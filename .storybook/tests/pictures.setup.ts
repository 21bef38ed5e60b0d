import '@fontsource-variable/nunito/index.css';
import { brands } from 'virtual:marquee/brands';
import { vars } from '@marquee/theme/contract';
import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';
import { modeOf } from '../frame/mode.ts';

declare module 'vitest' {
  interface ProvidedContext {
    look: string;
  }
  interface TaskMeta {
    storyId?: string;
  }
}

// text of the system's own font would look different on every machine
const bundled = document.createElement('style');
bundled.textContent = `:root{${vars.font.body.slice(4, -1)}:"Nunito Variable"!important}`;
document.head.append(bundled);

const look = inject('look');
const [first, second = first, third = second] = brands;
const surroundings = {
  first: { brand: first, theme: 'dark', direction: 'ltr' },
  contrast: { brand: second, theme: 'light', direction: 'ltr' },
  mirrored: { brand: third, theme: 'light', direction: 'rtl' },
} as const;
const { brand, theme, direction } =
  Object.entries(surroundings).find(([name]) => name === look)?.[1] ?? surroundings.first;

globalThis.marqueeChooseMode = async () => ({ ...modeOf({ brand: brand?.data.id, theme }), direction });

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail' || !task.meta.storyId) return;
  await document.fonts.load('16px "Nunito Variable"');
  await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${task.meta.storyId}--${look}`);
});
