import type { Locator, Page } from '@playwright/test';

/** Presses Tab until something has the focus: whoever has no pointer gets there this way or not at all. */
export async function tabTo(page: Page, target: Locator, key = 'Tab', most = 60): Promise<void> {
  for (let press = 0; press < most; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${most} times ${key}`);
}
