import { test as base, expect, type Page } from '@playwright/test';
import { openBrand, type Pack } from './brands.ts';
import { type Demo, startDemo } from './demo.ts';
import { wordsOf } from './words.ts';

export { expect, type Page } from '@playwright/test';

interface Options {
  /** the brand under test */
  pack: Pack;
  /** console errors that this test brings about on purpose */
  expectedErrors: RegExp[];
  /** nobody has been here before: the site asks and tells what it does on a first visit */
  firstVisit: boolean;
}

/** What somebody who was here before has on the device: the age gate is answered, the announcements are read. */
const RETURNING = { 'mq.age': '99', 'mq.noticesSeen': 'N1001 N1002 N1003 N1004 N1005' };

interface Fixtures {
  /** origin of the brand under test */
  origin: string;
  /** what a player of the brand reads, in its default language */
  say: ReturnType<typeof wordsOf>;
  /** how the platform behaves from now on, to this test alone: a scenario of the sandbox, or what goes wrong by call */
  behave(platform: { scenario?: string; fault?: string }): Promise<void>;
  /** the code that was just sent to a number by SMS */
  codeTo(digits: string): Promise<string>;
  /** errors of the page and the console; none may be left at the end of a test */
  errors: string[];
}

/**
 * A test on a page of a brand. Whatever the page reports as an error fails it: exceptions, a markup that hydration could
 * not take over, blocked content, and requests that failed.
 */
export const test = base.extend<Options & Fixtures, { demo: Demo }>({
  pack: [openBrand, { option: true }],
  expectedErrors: [[], { option: true }],
  firstVisit: [false, { option: true }],
  storageState: async ({ origin, firstVisit }, use) => {
    const localStorage = Object.entries(RETURNING).map(([name, value]) => ({ name, value }));
    await use(firstVisit ? { cookies: [], origins: [] } : { cookies: [], origins: [{ origin, localStorage }] });
  },
  demo: [
    // Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const demo = await startDemo();
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker' },
  ],
  origin: async ({ pack, demo }, use) => use(`http://${pack.id}.localhost:${demo.port}`),
  baseURL: async ({ origin }, use) => use(origin),
  say: async ({ pack }, use) => use(wordsOf(pack)),
  codeTo: async ({ demo }, use) => {
    // other tests have codes sent to the same numbers
    let read = demo.said();
    await use(async (digits) => {
      await expect.poll(() => demo.codeTo(digits, read)).toBeTruthy();
      const code = demo.codeTo(digits, read) ?? '';
      read = demo.said();
      return code;
    });
  },
  behave: async ({ context }, use) =>
    // headers, because calls carry no cookies
    use(({ scenario, fault }) =>
      context.setExtraHTTPHeaders({
        ...(scenario && { 'X-Sandbox-Scenario': scenario }),
        ...(fault && { 'X-Sandbox-Fault': fault }),
      }),
    ),
  errors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error().stack ?? error.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use(errors);
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Marks the document, to tell later whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(document, { sameDocument: true }));
  return async () => expect(await page.evaluate(() => 'sameDocument' in document), 'the page was reloaded').toBe(true);
}
