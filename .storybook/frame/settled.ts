import type { TestApp } from '@marquee/testing/testApp';

/** An answer that a story holds back on purpose is not waited for longer. */
const LIMIT_MS = 3_000;

/** Waits until what the screen asked for has come and is drawn, so that it is the screen that is checked, not its skeleton. */
export async function settled({ app }: TestApp): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  await frames();
  while (app.queries.isFetching() > 0 && performance.now() < limit) await frames();
  await document.fonts.ready;
}

/** Two frames: the first may be about to draw what was there before. */
function frames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
