// Runs in the page before anything else, as it is written: what a compiler adds to a function is not there.
{
  /** @type {import('./noted.ts').Noted} */
  const noted = { firstContent: 0, largestContent: 0, layoutShift: 0, long: [] };
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} note
   */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstContent = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.largestContent = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.layoutShift += value ?? 0;
  });
  observe('longtask', ({ startTime, duration }) => {
    noted.long.push([startTime, duration]);
  });

  const color = () => getComputedStyle(document.body).color;
  const dialogShows = () =>
    (document.querySelector('dialog[open] input[type=password]')?.getBoundingClientRect().height ?? 0) > 0;

  window.probe = {
    noted,
    answer: Promise.resolve(Number.NaN),
    await(what) {
      const before = color();
      const there = what === 'dialog' ? dialogShows : () => color() !== before;
      window.probe.answer = new Promise((resolve) => {
        /** @param {Event} event */
        const begin = ({ timeStamp }) => {
          const look = () => {
            if (performance.now() - timeStamp > 15_000) resolve(Number.NaN);
            else if (!there()) requestAnimationFrame(look);
            else {
              // a message comes after the frame is painted
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            }
          };
          requestAnimationFrame(look);
        };
        addEventListener('click', begin, { capture: true, once: true });
      });
    },
  };
}
