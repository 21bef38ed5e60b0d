import { packs } from './support/brands.ts';
import { languageName, languageTag } from './support/languages.ts';
import { member } from './support/signIn.ts';
import { expect, markDocument, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

for (const pack of packs) {
  const other = pack.languages.supported.find((code) => code !== pack.languages.default);
  if (!other) continue;
  const entrance = pack.loginRequiredForHome ? 'auth.login.title' : 'shell.hero.title';
  const inOther = wordsOf(pack, other);

  test.describe(pack.id, () => {
    test.use({ pack });

    test(`BRAND-14a BRAND-14b ${pack.id}: the picker changes every word without a reload, and tells the platform`, async ({
      page,
      say,
    }) => {
      const told = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('language'));
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: say(entrance) })).toBeVisible();
      const stillThere = await markDocument(page);

      await page
        .getByRole('banner')
        .getByRole('button', { name: say('shell.language.label') })
        .click();
      const menu = page.getByRole('menu');
      await expect(menu.getByRole('menuitemradio')).toHaveText(pack.languages.supported.map(languageName));
      await menu.getByRole('menuitemradio', { name: languageName(other) }).click();

      await expect(page.getByRole('heading', { level: 1, name: inOther(entrance) })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(other));
      await expect(page).toHaveTitle(inOther('site.home.title'));
      await stillThere();
      await told;
    });

    test(`BRAND-13a ${pack.id}: the chosen language survives a reload`, async ({ page }) => {
      await page.goto('/');
      await page.evaluate((code) => localStorage.setItem('hisLang', code), other);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: inOther(entrance) })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(other));
      await expect(page).toHaveTitle(inOther('site.home.title'));
    });

    test(`BRAND-13c AUTH-02 ${pack.id}: nothing can be typed before its words are there, and so nothing that is typed is lost`, async ({
      page,
    }) => {
      await page.addInitScript((code) => localStorage.setItem('hisLang', code), other);
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto('/login', { waitUntil: 'commit' });
      const username = page.locator('form input[autocomplete~="username"]');
      await expect(username).toBeAttached();
      await expect(username).toBeHidden();
      arrive();
      await username.fill(member.username);
      await expect(page.getByRole('textbox', { name: inOther('auth.login.username') })).toHaveValue(member.username);
    });

    test.describe('before the app has loaded', () => {
      // the app's script is kept away on purpose: what shows is what was painted first
      test.use({ expectedErrors: [/ERR_FAILED/] });

      test(`BRAND-13c ${pack.id}: no word in the wrong language is seen before the chosen one is there`, async ({
        page,
        say,
      }) => {
        await page.addInitScript((code) => localStorage.setItem('hisLang', code), other);
        await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', languageTag(other));
        await expect(page.getByRole('heading', { level: 1, name: say(entrance) })).toHaveCSS(
          'color',
          'rgba(0, 0, 0, 0)',
        );
      });
    });
  });
}
