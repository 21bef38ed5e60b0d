import type { Page } from '@playwright/test';
import { openBrand } from './support/brands.ts';
import { expect, test } from './support/test.ts';

test.use({ pack: openBrand });

type Say = (id: string) => string;

/** The icon of the live chat, in the bar beside the page. */
const chat = (page: Page, say: Say) =>
  page
    .getByRole('complementary', { name: say('desk.service.label') })
    .getByRole('button', { name: say('desk.service.liveChat') });

test('SUPP-01a SUPP-01c C02 the window opens inside the click, in its size, and gets its address later', async ({
  page,
  say,
}) => {
  await page.goto('/promotions');
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/customer|service/i, async (route) => {
    if (route.request().resourceType() === 'fetch') await held;
    await route.fallback();
  });
  const opens = page.waitForEvent('popup');
  await chat(page, say).click();
  const opened = await opens;
  expect(opened.url()).toBe('about:blank');
  answer();
  await opened.waitForURL(/livechat/i);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 750]);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('SUPP-01a within the help the window has the smaller size', async ({ page, say }) => {
  await page.goto('/help');
  const opens = page.waitForEvent('popup');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.status.service') })
    .click();
  const opened = await opens;
  await opened.waitForURL(/livechat/i);
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500]);
});

for (const scenario of [undefined, 'noService']) {
  test(`SUPP-01c a double click on a way to customer service opens one window: ${scenario ?? 'normal'}`, async ({
    page,
    context,
    say,
    behave,
  }) => {
    await behave({ ...(scenario && { scenario }) });
    // the pack's own channels are of another site
    await context.route(/^https:/, (route) => route.fulfill({ body: 'service' }));
    await page.goto('/promotions');
    const way = page
      .getByRole('complementary', { name: say('desk.service.label') })
      .getByRole('button')
      .last();
    const opens = page.waitForEvent('popup');
    await way.dblclick();
    await (await opens).waitForURL(/^https?:/);
    // the second would be there as early as the first
    expect(context.pages()).toHaveLength(2);
  });
}

test('C18 SUPP-01b an address where nobody should go opens nothing: the window closes with a message', async ({
  page,
  say,
  behave,
}) => {
  await behave({ scenario: 'hostileService' });
  await page.goto('/promotions');
  const opens = page.waitForEvent('popup');
  await chat(page, say).click();
  const opened = await opens;
  if (!opened.isClosed()) await opened.waitForEvent('close');
  await expect(page.getByText(say('desk.service.noAddress'))).toBeVisible();
});

test('C02 ERR-03d a window that the browser blocks is said', async ({ page, say }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/promotions');
  await chat(page, say).click();
  await expect(page.getByText(say('desk.service.blocked'))).toBeVisible();
});

test.describe('an editor who means harm', () => {
  // what is read to be cleaned is refused by the policy as well, which a browser says
  test.use({ firstVisit: true, expectedErrors: [/violates the following Content Security Policy/] });

  test('C17 WEB-04c of a notice the words are left: nothing runs, nothing covers, nothing is fetched', async ({
    page,
    say,
    behave,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('dialog', (dialog) => asked.push(dialog.message()));
    await behave({ scenario: 'hostileNotices' });
    await page.goto('/');
    const news = page.getByRole('dialog', { name: say('desk.notice.title') });
    await expect(news).toBeVisible();
    expect(
      await news.evaluate((dialog) =>
        [...dialog.querySelectorAll('*')].filter(
          (element) =>
            element.matches('script, iframe, object, svg[onload], [onerror], a[href^="javascript"]') ||
            getComputedStyle(element).position === 'fixed',
        ),
      ),
    ).toEqual([]);
    await news
      .getByRole('button', { name: say('desk.notice.close') })
      .last()
      .click();
    await expect(news).toBeHidden();
    const origin = new URL(page.url()).origin;
    expect(asked.filter((address) => !address.startsWith(origin) && !address.startsWith('data:'))).toEqual([]);
  });
});
