import type { Page } from '@playwright/test';
import { directBrands, openBrand, playBrand } from './support/brands.ts';
import { languageName } from './support/languages.ts';
import { enterGame } from './support/play.ts';
import { test } from './support/releaseTest.ts';
import { fetchedBy, settled } from './support/settled.ts';
import { expect, markDocument } from './support/test.ts';

// a demo of its own, a release and a page or two take their time on a busy machine
test.describe.configure({ timeout: 180_000 });

/** From now on only those scripts are there that the page has fetched before. */
async function loseTheRest(page: Page): Promise<void> {
  // lost, what comes by itself would load the page anew before anything is asked for
  for (const part of ['followLosses', 'Desk'])
    await expect.poll(async () => (await fetchedBy(page)).join(' ')).toContain(`/${part}-`);
  await settled(page);
  const had = new Set(await fetchedBy(page));
  await page.route('**/assets/**.js', (route) =>
    had.has(new URL(route.request().url()).pathname) ? route.fallback() : route.fulfill({ status: 404 }),
  );
}

test.describe('a part of the page that is gone after a deploy', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: [/404/] });

  test('WEB-06 the page is loaded anew once, and never again for the same release', async ({ page, say, releases }) => {
    await page.goto('/');
    await loseTheRest(page);
    await releases.next();
    let loads = 0;
    page.on('load', () => loads++);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('shell.header.promotions') })
      .first()
      .click();
    const retry = page.getByRole('main').getByRole('button', { name: say('errors.retry') });
    await expect(retry).toBeVisible();
    await expect.poll(() => loads).toBe(1);
    await expect(retry).toBeVisible();
    const asked = page.waitForResponse((answer) => answer.status() === 404);
    await retry.click();
    await asked;
    await expect(retry).toBeVisible();
    expect(loads).toBe(1);
    // and with the new release whole, so is the page
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('WEB-06 without a new release nothing is loaded anew: what failed can be tried again', async ({ page, say }) => {
    await page.goto('/');
    await loseTheRest(page);
    const same = await markDocument(page);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('shell.header.promotions') })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('button', { name: say('errors.retry') })).toBeVisible();
    await same();
  });
});

test('WEB-06 a worker that the browser refuses is no part of the page that is gone', async ({ page }) => {
  const heard: string[] = [];
  await page.exposeFunction('hear', (what: string) => heard.push(what));
  await page.addInitScript(() => {
    const hear = (what: string) => Reflect.get(window, 'hear')(what);
    addEventListener('vite:preloadError', () => hear('lost'));
    ServiceWorkerContainer.prototype.register = async () => {
      await hear('refused');
      throw new DOMException('not here', 'SecurityError');
    };
  });
  await page.goto('/');
  await expect.poll(() => heard).toEqual(['refused']);
  // what is thrown is heard of in the same turn
  await page.evaluate(() => new Promise((turn) => setTimeout(turn)));
  expect(heard).toEqual(['refused']);
});

test.describe('what stands around a page, gone after a deploy', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: [/404/] });
  const desk = '**/assets/Desk-*.js';

  test('WEB-06 SHELL-17 it is said in sight, and comes once it is asked for again', async ({ page, say }) => {
    await page.route(desk, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const said = page.getByRole('alert');
    await expect(said).toContainText(say('errors.offline'));
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await page.unrouteAll();
    await said.getByRole('button', { name: say('errors.retry') }).click();
    await expect(page.getByRole('complementary').first()).toBeAttached();
    await expect(said).toHaveCount(0);
  });

  test('WEB-06 the page is loaded anew once', async ({ page, say, releases }) => {
    let loads = 0;
    page.on('load', () => loads++);
    let next: Promise<void> | undefined;
    await page.route(desk, async (route) => {
      next ??= releases.next();
      await next;
      await route.fulfill({ status: 404 });
    });
    await page.goto('/');
    await expect.poll(() => loads).toBe(2);
    await expect(page.getByRole('alert')).toContainText(say('errors.offline'));
    expect(loads).toBe(2);
  });
});

test.describe('in the middle of a game', () => {
  test.use({ pack: playBrand, serviceWorkers: 'block', expectedErrors: [/404/] });

  test('WEB-06 a part that is lost ends nothing: it is said, the game goes on, and what comes after it is loaded anew once', async ({
    page,
    say,
    releases,
  }) => {
    const game = await enterGame(page, say);
    await loseTheRest(page);
    await releases.next();
    const same = await markDocument(page);
    let loads = 0;
    page.on('load', () => loads++);

    const [other = ''] = playBrand.languages.supported.filter((code) => code !== playBrand.languages.default);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.language.label') })
      .click();
    await page.getByRole('menuitemradio', { name: languageName(other) }).click();
    await expect(page.getByRole('alert')).toContainText(say('errors.offline'));
    const played = page.waitForResponse('**/sandbox/game/round');
    await game.play.click();
    expect((await played).ok()).toBe(true);
    await same();

    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('shell.header.promotions') })
      .first()
      .click();
    await page
      .getByRole('dialog', { name: say('games.launch.guardTitle') })
      .getByRole('button', { name: say('games.launch.guardLeave') })
      .click();
    await expect(page).toHaveURL('/promotions');
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('main').getByRole('button', { name: say('errors.retry') })).toBeVisible();
    expect(loads).toBe(1);
  });
});

test.describe('in the middle of a form', () => {
  const [pack = openBrand] = directBrands;
  test.use({ pack, serviceWorkers: 'block', expectedErrors: [/404/] });

  test('WEB-06 what was typed is there when a part of the page was lost', async ({ page, releases }) => {
    await page.goto('/register');
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('northwind7');
    await settled(page);
    const same = await markDocument(page);
    await releases.next();
    const lost = page.waitForResponse((answer) => answer.status() === 404);
    await page.route('**/assets/**.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('main').locator('a[href="/help#terms"]').click();
    await lost;
    await expect(field).toHaveValue('northwind7');
    await same();
  });
});
