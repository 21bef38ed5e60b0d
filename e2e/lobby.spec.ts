import { openBrand, packs } from './support/brands.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test('GAME-03 the whole state of the list stands in the address: a reload and the way back bring it back', async ({
  page,
}) => {
  await page.goto('/rng?page=all&no=2');
  const first = page.getByRole('main').locator('ul li a[href^="/game?"]').first();
  const address = (await first.getAttribute('href')) ?? '';
  await page.getByRole('navigation').locator('a[href="/live"]').first().click();
  await expect(page).toHaveURL('/live');
  await page.goBack();
  await expect(first).toHaveAttribute('href', address);
  await page.reload();
  await expect(first).toHaveAttribute('href', address);
});

test('GAME-03 SHELL-02a a reload of a list brings it back where it was scrolled to, and leaves who scrolls on alone', async ({
  page,
}) => {
  await page.goto('/rng?page=all&no=2');
  const tiles = page.getByRole('main').locator('ul li a[href^="/game?"]');
  await expect(tiles.first()).toBeVisible();
  await tiles.last().scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const top = await scrolled();
  expect(top).toBeGreaterThan(500);
  await page.reload();
  await expect(tiles.first()).toBeAttached();
  await expect.poll(scrolled).toBe(top);
  await page.mouse.wheel(0, -300);
  await expect.poll(scrolled).toBe(top - 300);
  // a real click would scroll the menu into sight first
  await page.getByRole('navigation').locator('a[href="/live"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/live');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(top - 300);
});

test('SHELL-01c an address with a slash at its end is the same page, under its one spelling', async ({ page, say }) => {
  await page.goto('/live/?from=mail#top');
  await expect(page).toHaveURL('/live?from=mail#top');
  await expect(page.getByRole('heading', { level: 1, name: say('shell.category.live') })).toBeVisible();
});

test('GAME-03 WEB-04 whatever an address says, there is a page that says what is', async ({ page }) => {
  for (const address of [
    '/rng?page=-1&no=1e9',
    '/rng?no=99999&kind=constructor&bet=__proto__',
    '/rng?vassalage=%3Cscript%3Ealert(1)%3C/script%3E',
    `/rng?q=${'x'.repeat(2000)}`,
    '/live?provider=toString',
    '/promoDetail?id=%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/blog?id=-1',
    '/help#%E0%A4%A',
    '/noticePage?type=zzz&page=-3',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address).toBe(true);
  }
});

test.describe('an address with a broken escape', () => {
  // the browser's own word for the status
  test.use({ expectedErrors: [/status of 404/] });

  test('SHELL-01f is answered by the page of the brand that says so, with a way home', async ({ page, say }) => {
    for (const address of ['/%E0%A4%A', '/rng/%', '/%2F%2Fevil.example/%zz']) {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: say('closed.notFound.title') })).toBeVisible();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL('/');
    }
  });
});

for (const pack of packs.filter(({ loginRequiredForHome }) => !loginRequiredForHome)) {
  test.describe(pack.id, () => {
    test.use({ pack });

    test(`SHELL-05a ${pack.id}: each entry of the main menu leads to a page that is its own, and is marked there`, async ({
      page,
      say,
    }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: say('shell.header.mainMenu') });
      // what a drop-down holds under the mouse leads there as well
      const own = ':not([data-menu-panel] *)';
      const entries = menu.locator(`a[href]${own}`);
      const paths = await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(paths).toContain('/lottery');
      for (const path of paths) {
        const entry = menu.locator(`a[href="${path}"]${own}`);
        await entry.click();
        await expect(page).toHaveURL(path);
        // the page of the app stands alone; what is left stays until its code is there
        const alone = path === '/down';
        if (alone) await expect(menu).toHaveCount(0);
        else await expect(entry).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        if (alone) await page.goBack();
      }
    });
  });
}

test('SHELL-05b SHELL-06 by keyboard an entry of the menu opens its providers, one of which is chosen; Escape closes them', async ({
  page,
  say,
}) => {
  await page.goto('/');
  await expect(page.getByRole('complementary').first()).toBeAttached();
  const menu = page.getByRole('navigation', { name: say('shell.header.mainMenu') });
  const entry = menu.locator('a[href="/rng"]');
  const providers = page.getByRole('list', { name: say('desk.providers.of', { category: say('shell.category.rng') }) });
  await entry.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(providers).toBeVisible();
  expect(await providers.getByRole('listitem').count()).toBeLessThanOrEqual(12);
  await page.keyboard.press('ArrowDown');
  await expect(providers.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(providers).toBeHidden();
  await expect(entry).toBeFocused();
  // it stays closed until one comes back from elsewhere
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(providers.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rng\?vassalage=/);
});

test('SHELL-05b by keyboard the way through the menu to the page has a stop for each entry, and none for a provider', async ({
  page,
  say,
}) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: say('shell.header.mainMenu') });
  const providers = menu.locator('[data-menu-panel] a');
  await expect(menu.locator('a[href="/rng"]')).toHaveAttribute('aria-expanded', 'false');
  const entries = await menu.getByRole('link').count();
  await menu.getByRole('link').first().focus();
  for (let stop = 1; stop < entries; stop++) {
    await page.keyboard.press('Tab');
    await expect(menu.locator('a:focus')).toHaveCount(1);
    await expect(menu.locator('[data-menu-panel] a:focus')).toHaveCount(0);
    // into what is open and on from there
    if (stop % 2 === 0 && (await providers.count()) > 0) {
      await page.keyboard.press('ArrowDown');
      await expect(providers.first()).toBeFocused();
    }
  }
  await page.keyboard.press('Tab');
  await expect(menu.locator('a:focus')).toHaveCount(0);
  await expect(providers).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('SHELL-05 SHELL-07 the menu leads to every page there is, and gives the focus back', async ({ page, say }) => {
    await page.goto('/');
    const opener = page
      .getByRole('navigation', { name: say('shell.bottom.label') })
      .getByRole('button', { name: say('shell.bottom.menu') });
    const menu = page.getByRole('dialog', { name: say('desk.menu.title') });
    await opener.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole('link', { name: say('desk.menu.vip') }).click();
    await expect(page).toHaveURL('/vip');
    await expect(menu).toBeHidden();
  });

  test('SHELL-04 SHELL-07 the menu has the screen to itself, and the page is as it was left, in the theme that was chosen', async ({
    page,
    say,
  }) => {
    await page.goto('/');
    const html = page.locator('html');
    const before = await html.getAttribute('data-theme');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page
      .getByRole('navigation', { name: say('shell.bottom.label') })
      .getByRole('button', { name: say('shell.bottom.menu') })
      .click();
    const menu = page.getByRole('dialog', { name: say('desk.menu.title') });
    await expect.poll(async () => (await menu.boundingBox())?.height).toBe(740);
    const rendered = () => page.locator('main').evaluate((main) => main.checkVisibility());
    expect(await rendered()).toBe(false);
    await menu.getByRole('button', { name: say('shell.theme.dark') }).click();
    await expect(html).not.toHaveAttribute('data-theme', String(before));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await rendered()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });
});

test('SHELL-17 nothing moves on and on where nobody sees it', async ({ page, say }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: say('shell.home.highlights') })).toBeVisible();
  await settled(page);
  const endless = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.getBoundingClientRect().top : undefined,
        ),
    );
  await expect.poll(endless).toEqual([]);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('SHELL-05b SHELL-10 a tap on the menu leads to the page at once, and the ways to a person stand behind one button', async ({
    page,
    say,
  }) => {
    await page.goto('/');
    const side = page.getByRole('complementary', { name: say('desk.service.label') });
    await side.getByRole('button', { name: say('desk.service.label') }).tap();
    await expect(page.getByRole('menuitem', { name: say('desk.service.liveChat') })).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: say('shell.header.mainMenu') })
      .locator('a[href="/live"]')
      .tap();
    await expect(page).toHaveURL('/live');
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
});

test('SHELL-10 SAFE-01 at the end of a page on a phone all of the last line shows beside the button of customer service', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const round = page
    .getByRole('complementary', { name: say('desk.service.label') })
    .getByRole('button', { name: say('desk.service.label') });
  await expect(round).toBeVisible();
  const line = page.getByRole('contentinfo').getByText(/©/);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const covering = await round.boundingBox();
      return line.evaluate((element, box) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return [...words.getClientRects()].filter(
          (word) => box && word.right > box.x && word.bottom > box.y && word.top < box.y + box.height,
        ).length;
      }, covering);
    })
    .toBe(0);
});

test.describe('the platform does not answer', () => {
  test.use({ pack: openBrand, expectedErrors: [/500/] });

  test('ERR-01 GAME-02 games that do not come say so, and come once they are asked for again', async ({
    page,
    say,
    behave,
  }) => {
    await behave({ fault: 'games.list=500' });
    await page.goto('/rng');
    const retry = page.getByRole('main').getByRole('button', { name: say('errors.retry') });
    await expect(retry).toBeVisible();
    await behave({});
    await retry.click();
    await expect(page.getByRole('main').locator('ul li a[href^="/game?"]').first()).toBeVisible();
  });
});
