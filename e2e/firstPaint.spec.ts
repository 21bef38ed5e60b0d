import type { Page } from '@playwright/test';
import { closedBrand, openBrand, type Pack } from './support/brands.ts';
import { expect, test } from './support/test.ts';

/** Lays out what is out of sight as well: what rests there tells no widths. */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** How every element of the page and what stands before and after it looks, by its place. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // custom properties show in what reads them
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const look = (style: CSSStyleDeclaration) => names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return [document.documentElement, document.body, ...document.body.querySelectorAll('*')].flatMap((element) => {
      const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part));
      const drawn = parts.map((style) => (style.content === 'none' ? [] : look(style)));
      return [look(getComputedStyle(element)), ...drawn].map((each) => each.join('; '));
    });
  });
}

/** What one look has that another has not. */
function difference(before: string, after: string): string[] {
  const were = new Set(before.split('; '));
  return after === before ? [] : after.split('; ').filter((set) => !were.has(set));
}

/** Puts the rest of the styles into the page, as its code does once it is there. */
function bringTheRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { href } = document.getElementById('later-styles') as HTMLLinkElement;
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    await new Promise((resolve) => {
      sheet.onload = resolve;
      document.head.append(sheet);
    });
  });
}

const pages: readonly { pack: Pack; path: string }[] = [
  { pack: openBrand, path: '/' },
  { pack: openBrand, path: '/rng' },
  { pack: closedBrand, path: '/login' },
];

test.describe('before the app has loaded', () => {
  // the app's script is kept away on purpose: what shows is what was painted first
  test.use({ expectedErrors: [/ERR_FAILED/], reducedMotion: 'reduce' });

  for (const { pack, path } of pages)
    for (const width of [360, 1440])
      for (const [theme, direction] of [
        ['light', 'ltr'],
        ['dark', 'rtl'],
      ] as const)
        test.describe(`${path} of ${pack.id}, ${theme}, ${direction}, ${width} px`, () => {
          test.use({ pack, viewport: { width, height: 800 } });

          test('BRAND-13b looks the same without the styles that come with the app', async ({ page }) => {
            await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
            await page.route('**/assets/**.js', (route) => route.abort());
            await page.addInitScript((dir) => {
              // before anything stands in it
              new MutationObserver(() => document.documentElement?.setAttribute('dir', dir)).observe(document, {
                childList: true,
              });
            }, direction);
            await page.goto(path);
            await expect(page.locator('html')).toHaveAttribute('dir', direction);
            await layOutAll(page);
            // a font that comes between the two would be a difference
            await page.evaluate(async () => void (await document.fonts.ready));
            const first = await looks(page);
            expect(first.join()).toContain('background-color: rgb(');
            await bringTheRest(page);
            const after = await looks(page);
            expect(after).toHaveLength(first.length);
            expect(after.flatMap((look, place) => difference(first[place] ?? '', look))).toEqual([]);
          });
        });
});

test.describe('when the rest of the styles is lost', () => {
  test.use({ expectedErrors: [/404/], serviceWorkers: 'block' });

  test('WEB-06 the page opens without them, and they are asked for again', async ({ page, say }) => {
    let lost = 0;
    await page.route('**/assets/*/styles.*.css', (route) => {
      lost++;
      return route.fulfill({ status: 404 });
    });
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('shell.header.logIn') })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // when the code begins, and when it has time
    await expect.poll(() => lost).toBeGreaterThan(1);
    const sheet = page.locator('link[rel=stylesheet][href*="/styles."]');
    await expect(sheet).toHaveCount(0);
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(sheet).toHaveCount(1);
  });
});
