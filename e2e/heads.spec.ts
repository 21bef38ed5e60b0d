import { packs } from './support/brands.ts';
import { languageTag } from './support/languages.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

for (const pack of packs) {
  test.describe(pack.id, () => {
    test.use({ pack, javaScriptEnabled: false });

    for (const code of pack.languages.supported) {
      test(`WEB-03a WEB-03c ${pack.id}: without any script a page bears its title, address and languages in ${code}`, async ({
        page,
      }) => {
        const say = wordsOf(pack, code);
        const own = code === pack.languages.default;
        await page.goto(`/help${own ? '' : `?lang=${code}`}`);
        await expect(page).toHaveTitle(`${say('site.page.help')} | ${pack.name}`);
        await expect(page.locator('meta[name=description]')).toHaveAttribute(
          'content',
          say('site.about', { text: say('site.about.help') }),
        );
        const address = (lang: string) =>
          new RegExp(`^https://[^/]+/help${lang === pack.languages.default ? '' : `\\?lang=${lang}`}$`);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address(code));
        for (const other of pack.languages.supported) {
          const link = page.locator(`link[rel=alternate][hreflang="${languageTag(other)}"]`);
          await expect(link).toHaveAttribute('href', address(other));
        }
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
          'content',
          `${say('site.page.help')} | ${pack.name}`,
        );
      });
    }

    test(`WEB-03a SHELL-01 ${pack.id}: an address with a slash at its end is told by its one spelling`, async ({
      page,
    }) => {
      const answer = await page.goto('/help/');
      expect(answer?.headers()['x-robots-tag']).toBeUndefined();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:\/\/[^/]+\/help$/);
    });

    test(`WEB-03a ${pack.id}: a page that needs a login is not to be found`, async ({ page }) => {
      const answer = await page.goto('/game');
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(pack.loginRequiredForHome ? 1 : 0);
    });
  });
}
