import path from 'node:path';
import { studioServer } from '@marquee/storybook/studio-server';
import { chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { median } from '../pages/run.ts';
import type { Look, Shown } from './noted.ts';

const PROBE = path.join(import.meta.dirname, 'probe.js');
/** a usual laptop: three rows of four screens are in sight */
const VIEWPORT = { width: 1440, height: 900 };
/** what follows a change of itself, such as pictures drawn anew, is over */
const REST_MS = 2_000;
const LOAD_MS = 120_000;

/** One thing to change, and the two values it goes between. */
interface Change {
  readonly what: string;
  /** opens the panel in which it is changed */
  readonly open: (page: Page) => Promise<unknown>;
  readonly make: (page: Page, round: number) => Promise<unknown>;
  readonly look: (round: number) => Look;
}

/** What one kind of change took, by the middle of several. */
export interface Measured extends Shown {
  readonly what: string;
}

const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
const variable = (name: string) => () => ({ kind: 'variable', name: `--mq-${name}` }) as const;
const either = (round: number, values: readonly [string, string]) => values[round % 2 === 0 ? 0 : 1];
const choose = (group: string, values: readonly [string, string]) => (page: Page, round: number) =>
  page
    .getByRole('group', { name: group, exact: true })
    .getByRole('radio', { name: either(round, values), exact: true })
    .check();
const words = ['Qavila', 'Zumoret'] as const;
/** in the header or the bar of every screen */
const WORD = 'shell.header.home';

const changes: readonly Change[] = [
  {
    what: 'accent',
    open: tab('Colours'),
    make: (page, round) =>
      page.getByRole('textbox', { name: 'Accent', exact: true }).fill(either(round, ['#b3541e', '#2b6fd6'])),
    look: variable('accent-solid'),
  },
  { what: 'corners', open: tab('Shape'), make: choose('Corners', ['Round', 'Soft']), look: variable('radius-card') },
  {
    what: 'density',
    open: tab('Shape'),
    make: choose('Density', ['Roomy', 'Regular']),
    look: variable('control-height'),
  },
  {
    what: 'font',
    open: tab('Type'),
    make: (page, round) =>
      page
        .getByRole('combobox', { name: 'Font', exact: true })
        .last()
        .selectOption({ index: round % 2 }),
    look: variable('font-body'),
  },
  {
    what: 'word',
    open: async (page) => {
      await tab('Words')(page);
      await page.getByRole('searchbox').fill(WORD);
    },
    make: (page, round) => page.getByRole('textbox', { name: WORD, exact: true }).fill(either(round, words)),
    look: (round) => ({ kind: 'word', word: either(round, words) }),
  },
  {
    what: 'flag',
    open: tab('Flags'),
    make: (page) => page.getByRole('checkbox', { name: 'smsLogin' }).click(),
    look: () => ({ kind: 'count', selector: '[role=tab]', path: 'login' }),
  },
];

/** Changes a brand in the built studio, each kind several times, and answers what it took until the wall showed it. */
export async function measureStudio(runs: number, say: (progress: string) => void): Promise<Measured[]> {
  say('building the studio');
  const studio = await studioServer();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    await context.addInitScript({ path: PROBE });
    const page = await context.newPage();
    page.setDefaultTimeout(LOAD_MS);
    await page.goto(studio.address);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('iframe')].every((frame) =>
        frame.contentDocument?.querySelector('main h1, main h2'),
      ),
    );
    const measured: Measured[] = [];
    for (const change of changes) {
      say(`studio: ${change.what}`);
      await change.open(page);
      await page.waitForTimeout(REST_MS);
      const shown: Shown[] = [];
      // the first brings it to one of the two values, whatever it was
      for (let round = 0; round <= runs; round += 1) {
        await page.evaluate((look) => window.studio.expect(look), change.look(round));
        await change.make(page, round);
        const one = await page.evaluate(() => window.studio.shown);
        if (round > 0) shown.push(one);
        await page.waitForTimeout(REST_MS);
      }
      measured.push({
        what: change.what,
        ms: median(shown.map(({ ms }) => ms)),
        screens: Math.min(...shown.map(({ screens }) => screens)),
      });
    }
    return measured;
  } finally {
    await browser.close();
    await studio.close();
  }
}
