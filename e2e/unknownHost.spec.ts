import { openBrand } from './support/brands.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test.use({ expectedErrors: [/404/] });

for (const [locale, code] of [
  ['en-GB', 'EN'],
  ['zh-CN', 'CN'],
  ['es-MX', 'ES'],
  ['fil-PH', 'TY'],
  ['vi-VN', 'VI'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`BRAND-11b an unknown host gets the invalid-URL page, in the visitor's language: ${locale}`, async ({
      page,
      demo,
    }) => {
      const say = wordsOf(openBrand, code);
      const answer = await page.goto(`http://nobody.localhost:${demo.port}/`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: say('closed.invalidUrl.title') })).toBeVisible();
      // its styles are there: the words stand in the middle of the window
      const box = await page.getByRole('heading', { level: 1 }).boundingBox();
      const { width = 0 } = page.viewportSize() ?? {};
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(20);
    });
  });
}
