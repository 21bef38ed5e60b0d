import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

for (const path of ['/noticePage', '/vip'])
  test(`SHELL-01 nothing moves by itself while ${path} comes`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved = { by: 0 };
      Object.assign(window, { moved });
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved.by += entry.value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by)).toBeLessThan(0.01);
  });
