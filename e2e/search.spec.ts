import { expect, test } from './support/test.ts';

test('GAME-02b GAME-09 the search finds what people type, in any script and any spelling of it', async ({
  page,
  say,
}) => {
  await page.goto('/rng');
  const field = page.getByRole('searchbox', { name: say('games.lobby.search') });
  const first = page.getByRole('main').locator('ul li a[href^="/game?"]').first();
  await expect(first).toBeVisible();
  for (const [typed, found] of [
    ['den long co dai', 'Đèn Lồng Cổ Đại'],
    ['FAROL DE CRÍSTAL', 'Farol de Cristal'],
    ['ＮＥＯＮ　ｄｉａｍｏｎｄ', 'Neon Diamond'],
    ['林航', '森林航程'],
    ['นกฮูก', 'นกฮูก'],
    ['حوت', 'حوت'],
    ['白銀', '白銀の'],
  ] as const) {
    await field.fill(typed);
    await expect(first).toContainText(found);
  }
  await field.fill('no game is called so');
  await expect(page.getByText(say('games.lobby.nothingFound'), { exact: true })).toBeVisible();
});

test('GAME-02b GAME-03 the way back from a search leads to the list as it was left, and from there out of it', async ({
  page,
  say,
}) => {
  await page.goto('/live');
  await page.getByRole('navigation').locator('a[href="/rng"]').first().click();
  const field = page.getByRole('searchbox', { name: say('games.lobby.search') });
  const first = page.getByRole('main').locator('ul li a[href^="/game?"]').first();
  await expect(first).toBeVisible();
  const whole = (await first.getAttribute('href')) ?? '';
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(150);
  for (const [typed, sought] of [
    ['k', 'k'],
    ['oi', 'koi'],
  ] as const) {
    await field.pressSequentially(typed);
    await expect(page).toHaveURL(`/rng?page=all&q=${sought}`);
    await expect(first).toContainText(/k/i);
    expect(await scrolled()).toBe(150);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/rng');
  await expect(field).toHaveValue('');
  await expect(first).toHaveAttribute('href', whole);
  await expect.poll(scrolled).toBe(150);
  await page.goBack();
  await expect(page).toHaveURL('/live');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const path of ['/rng', '/fish'])
    test(`GAME-02 the first games of ${path} are seen without a scroll`, async ({ page }) => {
      await page.goto(path);
      const game = page.getByRole('main').locator('li a[href^="/game?"] img').first();
      const bar = page.getByRole('navigation').last();
      const seen = async () => ((await bar.boundingBox())?.y ?? 0) - ((await game.boundingBox())?.y ?? Infinity);
      await expect.poll(seen).toBeGreaterThan(60);
    });

  for (const [path, found] of [
    ['/rng', 'li a[href^="/game?"]'],
    ['/lottery', 'li :is(h2, h3)'],
  ] as const)
    test(`GAME-02b GAME-09 what is found on ${path} is in sight while one types, and the field stays as high`, async ({
      page,
    }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      const field = main.getByRole('searchbox');
      await field.tap();
      const first = main.locator(found).first();
      await expect(first).toBeInViewport({ ratio: 0.5 });
      // by itself: what lies over it may still come
      const height = async () => (await main.getByRole('search').boundingBox())?.height;
      const before = await height();
      await field.pressSequentially('a');
      await expect(field).toHaveValue('a');
      await expect(page).toHaveURL(/q=a/);
      await expect(first).toBeInViewport({ ratio: 0.5 });
      expect(await height()).toBe(before);
    });
});
