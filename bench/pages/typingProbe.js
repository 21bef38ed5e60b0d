// Runs in the page before anything else, as it is written: what a compiler adds to a function is not there.
{
  const GIVE_UP_MS = 15_000;
  // the list of games is the last one, or that of the open tab
  const list = () =>
    document.querySelector('[role=tabpanel] ul[aria-label]') ?? [...document.querySelectorAll('main ul')].at(-1);
  const head = () => list()?.querySelector('li')?.textContent ?? '';
  const items = () => list()?.children.length ?? 0;
  let most = 0;
  new MutationObserver(() => {
    most = Math.max(most, items());
  }).observe(document, { childList: true, subtree: true });

  /** @type {PerformanceEntry[]} */
  const long = [];
  new PerformanceObserver((list) => long.push(...list.getEntries())).observe({ type: 'long-animation-frame' });
  /**
   * When the frame was painted that something ran in. A message comes right after it, unless pictures that have come
   * meanwhile are taken first: then the frame was long, and the browser tells of its end once it has time.
   * @param {number} ran
   * @param {number} message
   * @returns {Promise<number>}
   */
  const paintedAt = (ran, message) =>
    new Promise((resolve) =>
      requestIdleCallback(() => {
        const frame = long.find(({ startTime, duration }) => startTime <= ran && ran <= startTime + duration);
        resolve(frame ? frame.startTime + frame.duration : message);
      }),
    );

  /**
   * When the frame that first meets a condition is painted.
   * @param {() => boolean} met
   * @returns {Promise<number>}
   */
  const painted = (met) =>
    new Promise((resolve) => {
      const since = performance.now();
      const look = () => {
        if (performance.now() - since > GIVE_UP_MS) resolve(Number.NaN);
        else if (!met()) requestAnimationFrame(look);
        else {
          const ran = performance.now();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(paintedAt(ran, performance.now()));
          port2.postMessage(null);
        }
      };
      requestAnimationFrame(look);
    });

  /** @returns {Promise<number>} when the next keystroke was */
  const keystroke = () =>
    new Promise((resolve) =>
      addEventListener('input', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    );

  window.typing = {
    found: Promise.resolve({ first: Number.NaN, all: Number.NaN, items: 0 }),
    expectFound(wanted) {
      const before = head();
      const changed = () => head() !== before;
      window.typing.found = keystroke().then(async (at) => {
        const [first, all] = await Promise.all([painted(changed), painted(() => changed() && items() >= wanted)]);
        return { first: first - at, all: all - at, items: most };
      });
    },
    answered: Promise.resolve({ pending: Number.NaN, painted: Number.NaN, items: 0 }),
    expectAnswer(call) {
      const before = head();
      /** @type {Promise<number>} */
      const answer = new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entry = list.getEntries().find(({ name }) => name.includes(call));
          if (!(entry instanceof PerformanceResourceTiming)) return;
          observer.disconnect();
          resolve(entry.responseEnd);
        });
        observer.observe({ type: 'resource' });
      });
      window.typing.answered = keystroke().then(async (at) => {
        const [pending, shown, ended] = await Promise.all([
          painted(() => document.querySelector('[role=tabpanel] [aria-busy=true]') !== null),
          painted(() => head() !== before && head() !== ''),
          answer,
        ]);
        return { pending: pending - at, painted: shown - ended, items: most };
      });
    },
  };
}
