import type { Page } from '@playwright/test';
import { expect, markDocument, test } from './support/test.ts';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('BRAND-13a the theme switches without a reload and survives one', async ({ page, say }) => {
  await page.goto('/');
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  const after = before === 'dark' ? 'light' : 'dark';
  const groundBefore = await ground(page);
  const stillThere = await markDocument(page);

  const toggle = page.getByRole('banner').getByRole('button', { name: say('shell.theme.dark') });
  await expect(toggle).toHaveAttribute('aria-pressed', String(before === 'dark'));
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', after);
  await expect(toggle).toHaveAttribute('aria-pressed', String(after === 'dark'));
  expect(await ground(page)).not.toBe(groundBefore);
  await stillThere();

  await page.reload();
  await expect(html).toHaveAttribute('data-theme', after);
  await expect(toggle).toHaveAttribute('aria-pressed', String(after === 'dark'));
});

test.describe('before the app has loaded', () => {
  // the app's script is kept away on purpose: what shows is what was painted first
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const theme of ['light', 'dark'])
    test(`BRAND-13b a stored ${theme} theme is there with the first paint`, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
    });
});

test('BRAND-13b a stored theme that is none is as good as no choice', async ({ page }) => {
  await page.goto('/');
  const chosen = await page.locator('html').getAttribute('data-theme');
  await page.evaluate(() => localStorage.setItem('theme', 'purple'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', String(chosen));
});
