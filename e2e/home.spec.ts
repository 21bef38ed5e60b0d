import { packs } from './support/brands.ts';
import { languageTag } from './support/languages.ts';
import { expect, test } from './support/test.ts';

for (const pack of packs) {
  test.describe(pack.id, () => {
    test.use({ pack });

    test(`BRAND-11a ${pack.id}: the host name brings the brand's own page, title, language and logo`, async ({
      page,
      say,
    }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(say('site.home.title'));
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(pack.languages.default));
      await expect(page.getByRole('banner').getByRole('link', { name: say('shell.header.toHome') })).toBeVisible();
    });

    test(`WEB-03 ${pack.id}: description, icons, manifest and social preview are the brand's own and can be fetched`, async ({
      page,
      say,
      origin,
    }) => {
      await page.goto('/');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', say('site.home.description'));
      const statuses = await page.evaluate(async () => {
        const addresses = [
          ...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]'),
        ].map((link) => (link as HTMLLinkElement).href);
        const preview = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
        addresses.push(location.origin + new URL(preview).pathname);
        return Promise.all(addresses.map(async (address) => [address, (await fetch(address)).status] as const));
      });
      expect(statuses.length).toBeGreaterThanOrEqual(3);
      expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
      const manifest = await page.evaluate(async () =>
        (await fetch((document.querySelector('link[rel=manifest]') as HTMLLinkElement).href)).json(),
      );
      expect(manifest).toMatchObject({ name: pack.name });
      for (const { src } of manifest.icons)
        expect(
          await page.evaluate((address) => fetch(address).then(({ status }) => status), new URL(src, origin).href),
        ).toBe(200);
    });

    test(`WEB-03 ${pack.id}: every picture on the first screen is there`, async ({ page }) => {
      await page.goto('/');
      const pictures = page.locator('img:visible');
      await expect(pictures.first()).toBeVisible();
      await expect
        .poll(() =>
          pictures.evaluateAll(
            (all) =>
              all.filter((image) => {
                const { top, left } = image.getBoundingClientRect();
                return top < innerHeight && left < innerWidth && !((image as HTMLImageElement).naturalWidth > 0);
              }).length,
          ),
        )
        .toBe(0);
    });
  });
}

for (const pack of packs.filter(({ loginRequiredForHome }) => !loginRequiredForHome)) {
  test.describe(pack.id, () => {
    test.use({ pack });

    test(`SHELL-12d ${pack.id}: home opens with the brand's hero, which is there without any script`, async ({
      browser,
      origin,
      say,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(origin);
      await expect(page.getByRole('heading', { level: 1, name: say('shell.hero.title') })).toBeVisible();
      await expect(page.getByRole('main').locator('picture img:visible')).toHaveCount(1);
      await context.close();
    });

    test(`SHELL-09b ${pack.id}: the footer names the operator, its licence and the age limit`, async ({ page }) => {
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(pack.legal.entity);
      await expect(footer).toContainText(`${pack.legal.minimumAge}+`);
      for (const { number } of pack.legal.licences) await expect(footer).toContainText(number);
    });

    test(`SHELL-12d ${pack.id}: the platform's banners join after the hero`, async ({ page, say }) => {
      await page.goto('/');
      const carousel = page.getByRole('region', { name: say('shell.home.highlights') });
      await expect(carousel.getByRole('group')).not.toHaveCount(1);
      await expect(carousel.getByText(say('shell.hero.title'))).toBeVisible();
    });

    test(`SHELL-12d ${pack.id}: on a phone no banner's picture is larger than the hero's`, async ({ page, say }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await page.goto('/');
      const carousel = page.getByRole('region', { name: say('shell.home.highlights') });
      const hero = await carousel.locator('picture img:visible').boundingBox();
      await carousel.getByRole('button', { name: say('blocks.banner.next') }).click();
      const banner = carousel.locator('li').nth(1).locator('img');
      await expect(banner).toBeInViewport({ ratio: 0.9 });
      const later = await banner.boundingBox();
      expect(later?.width).toBeLessThanOrEqual(hero?.width ?? 0);
      expect(later?.height).toBeLessThanOrEqual(hero?.height ?? 0);
    });

    test(`WCAG 2.4.6 ${pack.id}: home keeps its heading when the slideshow has moved on`, async ({ page, say }) => {
      await page.goto('/');
      const carousel = page.getByRole('region', { name: say('shell.home.highlights') });
      await carousel.getByRole('button', { name: say('blocks.banner.next') }).click();
      await expect(carousel.getByText(say('shell.hero.title'))).not.toBeInViewport();
      await expect(page.getByRole('heading', { level: 1, name: say('shell.hero.title') })).toBeVisible();
    });
  });
}

test('BRAND-10 no two brands look alike', async ({ browser, demo }) => {
  const looks = new Set<string>();
  for (const { id } of packs) {
    const page = await browser.newPage();
    await page.goto(`http://${id}.localhost:${demo.port}/`);
    looks.add(
      await page.evaluate(() => {
        const body = getComputedStyle(document.body);
        const title = document.querySelector('h1');
        return [body.backgroundColor, body.color, title && getComputedStyle(title).fontFamily].join(' ');
      }),
    );
    await page.close();
  }
  expect(looks.size).toBe(packs.length);
});

test.describe('an unknown path', () => {
  // the browser's own word for the status
  test.use({ expectedErrors: [/status of 404/] });

  test('SHELL-01f is answered by a page that says so, with a way home', async ({ page, say }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: say('closed.notFound.title') })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${say('closed.notFound.title')} `));
    await page.getByRole('link', { name: say('closed.notFound.home') }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: say('shell.hero.title') })).toBeVisible();
  });
});
