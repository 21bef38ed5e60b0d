import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { packs } from './support/brands.ts';
import { settled } from './support/settled.ts';
import { openLogin } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
}

for (const pack of packs) {
  for (const theme of ['light', 'dark']) {
    test.describe(`${pack.id} ${theme}`, () => {
      test.use({ pack, reducedMotion: 'reduce' });
      test.beforeEach(({ page }) => page.addInitScript((stored) => localStorage.setItem('theme', stored), theme));

      test(`WEB-01 ${pack.id}, ${theme}: the entrance has no accessibility violation`, async ({ page }) => {
        await page.goto('/');
        await settled(page);
        await expectAccessible(page);
      });

      if (!pack.loginRequiredForHome)
        test(`WEB-01 ${pack.id}, ${theme}: the login popup has no accessibility violation`, async ({ page, say }) => {
          await page.goto('/');
          await openLogin(page, say);
          await expectAccessible(page);
        });

      test(`WEB-01 ${pack.id}, ${theme}: nothing is cut off or scrolls sideways at 360 pixels`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto('/');
        await settled(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await expectAccessible(page);
      });
    });
  }
}
