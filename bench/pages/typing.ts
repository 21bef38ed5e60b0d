import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { CPU } from './measure.ts';
import { median } from './run.ts';
import './noted.ts';

const PROBE = path.join(import.meta.dirname, 'typingProbe.js');
const VIEWPORT = { width: 412, height: 823 };

/** What typing into a search brought, in ms. */
export interface Typed {
  /** from the keystroke to the frame that shows the first of what was found */
  readonly first: number;
  /** and to the one that shows all of it */
  readonly all: number;
  /** list items in the document at most */
  readonly items: number;
}

export interface Subject {
  readonly name: string;
  readonly url: string;
}

/** Types into the search of each page in turn, on a slow processor, and answers the medians. */
export async function compareTyping(
  subjects: readonly Subject[],
  runs: number,
  say: (progress: string) => void,
): Promise<Map<string, Typed>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const all = new Map<string, Typed[]>(subjects.map(({ name }) => [name, []]));
  try {
    for (const subject of subjects) await typeOnce(browser, subject, 1);
    for (let round = 0; round < runs; round += 1) {
      say(`typing, run ${round + 1} of ${runs}`);
      for (const subject of subjects) all.get(subject.name)?.push(await typeOnce(browser, subject, CPU));
    }
  } finally {
    await browser.close();
  }
  const of = (typed: readonly Typed[], key: keyof Typed) => median(typed.map((one) => one[key]));
  return new Map(
    [...all].map(([name, typed]) => [
      name,
      { first: of(typed, 'first'), all: of(typed, 'all'), items: Math.max(...typed.map(({ items }) => items)) },
    ]),
  );
}

async function typeOnce(browser: Browser, { url }: Subject, rate: number): Promise<Typed> {
  return onPage(browser, rate, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => document.querySelectorAll('main li').length >= 200);
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.waitForTimeout(1500);
    await page.evaluate(() => window.typing.expectFound(200));
    await page.keyboard.insertText('amber');
    return page.evaluate(() => window.typing.found);
  });
}

/** What a search on the page of games brought, in ms. */
export interface Searched {
  /** from the keystroke to the frame that shows that something is under way */
  readonly pending: number;
  /** from the end of the platform's answer to the frame that shows it */
  readonly painted: number;
  readonly items: number;
}

/** Searches on a page of games of the built site, on a slow processor. */
export async function measureSearch(url: string, runs: number): Promise<Searched> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const all: Searched[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      all.push(
        await onPage(browser, CPU, async (page) => {
          await page.goto(url, { waitUntil: 'load' });
          await page.waitForFunction(() => document.querySelectorAll('[role=tabpanel] a[href^="/game"]').length > 10);
          await page.getByRole('searchbox').focus();
          await page.waitForTimeout(2500);
          await page.evaluate(() => window.typing.expectAnswer('GCSGAME_gameList'));
          await page.keyboard.insertText('koi');
          return page.evaluate(() => window.typing.answered);
        }),
      );
    }
  } finally {
    await browser.close();
  }
  const of = (key: keyof Searched) => median(all.map((one) => one[key]));
  return { pending: of('pending'), painted: of('painted'), items: Math.max(...all.map(({ items }) => items)) };
}

async function onPage<T>(browser: Browser, rate: number, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: PROBE });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    return await use(page);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    typing: {
      /** waits for the next keystroke, and for so many items with another first one */
      expectFound(items: number): void;
      found: Promise<Typed>;
      /** waits for the next keystroke, and for the answer of the call whose address holds these words */
      expectAnswer(call: string): void;
      answered: Promise<Searched>;
    };
  }
}
