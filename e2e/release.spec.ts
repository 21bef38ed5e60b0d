import { standaloneScripts } from '@marquee/web/build/standalone.ts';
import type { Page } from '@playwright/test';
import { languageName } from './support/languages.ts';
import { firstGame, gameOf } from './support/play.ts';
import { test } from './support/releaseTest.ts';
import { member, sendLogin } from './support/signIn.ts';
import { expect, markDocument } from './support/test.ts';
import { wordsOf } from './support/words.ts';

// a demo of its own, a release and a page or two take their time on a busy machine
test.describe.configure({ timeout: 180_000 });

const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
/** The browser looks for another worker, as it does at a visit. */
const look = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const waiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
const kept = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));

test.describe('the worker', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('WEB-02 a brand that wants no worker any more takes it away from browsers that have it, with all it kept', async ({
    page,
    context,
    releases,
  }) => {
    await page.goto('/help');
    await workerReady(page);
    await expect.poll(() => kept(page)).toEqual({ workers: 1, caches: 1 });
    const { leavingWorker: leaving } = await standaloneScripts();
    await releases.next((name, content) =>
      name === 'worker.js' ? leaving : content.replace('"offline":true', '"offline":false'),
    );
    await page.reload();
    await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: 0 });
    await context.setOffline(true);
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });

  test('WEB-02 a page that is still open when the brand goes back loses the worker as well, and stays as it is', async ({
    page,
    releases,
  }) => {
    await page.goto('/help');
    await workerReady(page);
    const same = await markDocument(page);
    const { leavingWorker: leaving } = await standaloneScripts();
    await releases.next((name, content) => (name === 'worker.js' ? leaving : content));
    await look(page);
    await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: 0 });
    await same();
  });
});

test('WEB-06 a new version is offered, never in a game, and comes when it is asked for', async ({
  page,
  say,
  releases,
}) => {
  await page.goto('/login');
  await sendLogin(page, say, member);
  await expect(page).toHaveURL('/');
  await workerReady(page);
  // from the second page on the worker is its worker, and another one has to wait
  await page.goto('/rng');
  await firstGame(page).click();
  await expect(gameOf(page).leave).toBeVisible();
  const same = await markDocument(page);
  await releases.next();
  await look(page);
  await expect.poll(() => waiting(page)).toBe(true);
  const offer = page.getByRole('region', { name: say('site.update.label') });
  const reload = offer.getByRole('button', { name: say('site.update.reload') });
  await expect(offer).toBeAttached();
  await expect(reload).toHaveCount(0);
  await same();

  await page.locator('iframe').contentFrame().locator('#leave').click();
  await expect(page).toHaveURL('/rng');
  await expect(reload).toBeVisible();
  await same();
  await reload.click();
  await expect.poll(() => page.evaluate(() => 'sameDocument' in document)).toBe(false);
  // the page is of that release now, and the worker takes over without a word
  await expect.poll(() => waiting(page)).toBe(false);
  await expect(reload).toHaveCount(0);
});

test('WEB-06 BRAND-13 an offer speaks the language that is chosen while it stands', async ({
  page,
  say,
  pack,
  releases,
}) => {
  const [other = ''] = pack.languages.supported.filter((code) => code !== pack.languages.default);
  await page.goto('/help');
  await workerReady(page);
  await releases.next();
  await look(page);
  await expect(page.getByRole('button', { name: say('site.update.reload') })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('shell.language.label') })
    .click();
  await page.getByRole('menuitemradio', { name: languageName(other) }).click();
  const offer = page.getByRole('region', { name: wordsOf(pack, other)('site.update.label') });
  await expect(offer.getByRole('button', { name: wordsOf(pack, other)('site.update.reload') })).toBeVisible();
});

test('WEB-06 an offer that is refused is not made again on the way', async ({ page, say, releases }) => {
  await page.goto('/help');
  await workerReady(page);
  await releases.next();
  await look(page);
  const offer = page.getByRole('region', { name: say('site.update.label') });
  await offer.getByRole('button', { name: say('site.update.later') }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.header.toHome') })
    .click();
  await expect(page).toHaveURL('/');
  await expect(offer.getByRole('button')).toHaveCount(0);
});
