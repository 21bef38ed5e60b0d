import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Addresses of what the page has fetched so far. */
export const fetchedBy = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

/**
 * Waits until all is there that a page fetches by itself once it has time; what a worker needs is the last of it.
 * Playwright's `networkidle` counts what frames ask for as well, and was seen never to come beside a game.
 */
export async function settled(page: Page): Promise<void> {
  await expect.poll(async () => (await fetchedBy(page)).some((path) => path.includes('/worker-'))).toBe(true);
  let before: number | undefined;
  const still = async () => {
    const { length } = await fetchedBy(page);
    const same = length === before;
    before = length;
    return same;
  };
  await expect.poll(still, { intervals: [500] }).toBe(true);
}
