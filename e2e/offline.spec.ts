import { packs } from './support/brands.ts';
import { languageTag } from './support/languages.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

for (const pack of packs) {
  test.describe(pack.id, () => {
    test.use({ pack, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test(`WEB-02 ${pack.id}: can be installed, says so without a connection, and comes back by itself`, async ({
      page,
      context,
      say,
    }) => {
      await page.goto('/help');
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      const devtools = await context.newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // a browser of tests opens no window of an app
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

      await context.setOffline(true);
      await page.goto('/help');
      await expect(page.getByRole('heading', { level: 1, name: say('site.offline.title') })).toBeVisible();
      await expect(page.locator('img:visible')).toHaveJSProperty('complete', true);
      await page.getByRole('button', { name: say('site.offline.retry') }).click();
      await expect(page.getByRole('status')).toHaveText(say('site.offline.still'));
      await context.setOffline(false);
      // the page may be told of it before the worker is; then it looks again
      await expect(page.getByRole('banner')).toBeVisible();
    });

    const other = pack.languages.supported.find((code) => code !== pack.languages.default);
    if (other === undefined) return;
    test(`WEB-02 WEB-03 ${pack.id}: the page without a connection speaks the language that was chosen`, async ({
      page,
      context,
    }) => {
      const inOther = wordsOf(pack, other);
      await page.goto(`/help?lang=${other}`);
      await expect(page).toHaveURL('/help');
      await expect(page).toHaveTitle(`${inOther('site.page.help')} | ${pack.name}`);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/help\\?lang=${other}$`));
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await context.setOffline(true);
      await page.goto('/help');
      await expect(page.getByRole('heading', { level: 1, name: inOther('site.offline.title') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(other));
    });
  });
}

test('WEB-07c a browser that is too old gets a page that says so', async ({ page, say }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  await page.goto('/help');
  await expect(page).toHaveURL('/old-browser.html');
  await expect(page.getByRole('heading', { level: 1, name: say('site.oldBrowser.title') })).toBeVisible();
});

test('WEB-03a the head follows from page to page, and what needs a login is not to be found', async ({
  page,
  say,
  pack,
}) => {
  await page.goto('/');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto('/forget');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveTitle(`${say('site.page.forget')} | ${pack.name}`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.header.toHome') })
    .click();
  await expect(page).toHaveTitle(say('site.home.title'));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});
