import path from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import './noted.ts';

/** A page of the comparison. Both bear a "Log in" and a "Dark theme" button under these names, the second perhaps in a "Menu". */
export interface Subject {
  readonly name: string;
  readonly url: string;
  /** news open over it by themselves for a first visitor; with them the page is whole */
  readonly greets?: boolean;
}

/** One visit: ms, and the layout shift as a score. */
export interface Visit {
  readonly firstContent: number;
  readonly largestContent: number;
  /** time beyond 50 ms of every long task since navigation */
  readonly blocked: number;
  readonly layoutShift: number;
  /** from the click to the frame that shows the fields of the login */
  readonly dialog: number;
  /** from the click to the frame in the other theme */
  readonly theme: number;
}

const PROBE = path.join(import.meta.dirname, 'probe.js');

/** A phone of some years ago on a weak connection, as Lighthouse has it: processor ÷ 4, slow 4G by request. */
export const CPU = 4;
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
};

/** Visits a page with an empty cache and uses it. Throws when the page throws: a page rendered twice is no measurement. */
export async function visit(browser: Browser, { name, url, greets = false }: Subject, slow: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    if (slow) await slowDown(page);
    await page.addInitScript({ path: PROBE });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(
      () => document.querySelector('main h2') && !document.querySelector('main [aria-busy=true]'),
    );
    if (greets) await page.locator('dialog[open]').waitFor();
    await untilQuiet(page);
    const noted = await page.evaluate(() => window.probe.noted);

    if (greets) await closeGreeting(page);
    const dialog = await timed(page, 'dialog', page.getByRole('button', { name: 'Log in', exact: true }).first());
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    const dark = page.getByRole('button', { name: 'Dark theme' }).first();
    if (!(await dark.isVisible())) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await dark.waitFor();
      await untilQuiet(page);
    }
    const theme = await timed(page, 'theme', dark);
    if (errors.length > 0) throw new Error(`${name} threw: ${errors.join('; ')}`);
    const { firstContent, largestContent, layoutShift, long } = noted;
    const blocked = long.reduce((total, [, duration]) => total + Math.max(0, duration - 50), 0);
    return { firstContent, largestContent, blocked, layoutShift, dialog, theme };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

/** Until nothing has run long and nothing was fetched for two seconds, so that what is warmed when idle is warm. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const ends = window.probe.noted.long.map(([start, duration]) => start + duration);
    return performance.now() - Math.max(0, ...ends) > 2000;
  });
}

/** The news that greets a first visitor lie over the page, with the rest of it out of reach. */
async function closeGreeting(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  await untilQuiet(page);
}

/** To the middle, for a bar may lie over the edge; parts of a page get their size only when they come near. */
async function bringIntoSight(page: Page, button: Locator): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  for (let tries = 0; tries < 10; tries += 1) {
    const box = await button.boundingBox();
    if (box && box.y >= 0 && box.y + box.height < height) return;
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await untilQuiet(page);
  }
}

async function timed(page: Page, what: 'dialog' | 'theme', button: Locator): Promise<number> {
  await bringIntoSight(page, button);
  const box = await button.boundingBox();
  if (!box) throw new Error(`There is no button to open: ${what}`);
  await page.evaluate((asked) => window.probe.await(asked), what);
  // one after the other as from a hand: sent together, what coming near and pressing cost would be counted to the click
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => window.probe.answer);
}
