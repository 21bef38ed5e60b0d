import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';
import { type Subject, type Visit, visit } from './measure.ts';

export type Medians = Readonly<Record<keyof Visit, number>>;

/**
 * Visits every page in turn, each round in another order, so that what else the machine does falls on all alike: times do
 * not carry from machine to machine, ratios within one run do.
 */
export async function comparePages(
  subjects: readonly Subject[],
  runs: number,
  say: (progress: string) => void,
): Promise<Map<string, Medians>> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags],
  });
  const visits = new Map<string, Visit[]>(subjects.map(({ name }) => [name, []]));
  try {
    for (const subject of subjects) await visit(browser, subject, false);
    for (let round = 0; round < runs; round += 1) {
      for (let index = 0; index < subjects.length; index += 1) {
        const subject = subjects[(index + round) % subjects.length];
        if (!subject) continue;
        say(`run ${round + 1} of ${runs}: ${subject.name}`);
        visits.get(subject.name)?.push(await visit(browser, subject, true));
      }
    }
  } finally {
    await browser.close();
  }
  return new Map([...visits].map(([name, all]) => [name, medians(all)]));
}

function medians(visits: readonly Visit[]): Medians {
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return {
    firstContent: of('firstContent'),
    largestContent: of('largestContent'),
    blocked: of('blocked'),
    layoutShift: of('layoutShift'),
    dialog: of('dialog'),
    theme: of('theme'),
  };
}

/** The middle figure; NaN when there is none, or one of them is none. */
export function median(figures: readonly number[]): number {
  if (figures.length === 0 || figures.some(Number.isNaN)) return Number.NaN;
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}
