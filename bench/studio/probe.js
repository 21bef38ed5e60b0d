// Runs in the studio before anything else, as it is written: what a compiler adds to a function is not there.
{
  const GIVE_UP_MS = 10_000;

  /** The documents of the wall of which something can be seen. */
  const inSight = () =>
    [...document.querySelectorAll('iframe')].flatMap((frame) => {
      const { top, bottom, width } = frame.getBoundingClientRect();
      const seen = width > 0 && bottom > 0 && top < innerHeight;
      return seen && frame.contentDocument ? [{ path: frame.dataset.src ?? '', screen: frame.contentDocument }] : [];
    });

  /**
   * What a change alters in a screen, as text.
   * @param {import('./noted.ts').Look} look
   * @param {Document} screen
   */
  const lookOf = (look, screen) => {
    // a frame that is being loaded anew shows nothing yet
    if (!screen.body) return '';
    if (look.kind === 'variable') {
      const style = screen.defaultView?.getComputedStyle(screen.documentElement);
      return style?.getPropertyValue(look.name) ?? '';
    }
    if (look.kind === 'word') return String(screen.body.textContent?.includes(look.word));
    return String(screen.querySelectorAll(look.selector).length);
  };

  window.studio = {
    shown: Promise.resolve({ ms: Number.NaN, screens: 0 }),
    expect(look) {
      const screens = inSight().filter(({ path }) => look.path === undefined || path.includes(look.path));
      const waiting = screens.map(({ screen }) => ({ screen, before: lookOf(look, screen) }));
      window.studio.shown = new Promise((resolve) => {
        /** @param {Event} event */
        const begin = ({ timeStamp }) => {
          for (const type of ['input', 'click']) removeEventListener(type, begin, true);
          const frame = () => {
            const late = performance.now() - timeStamp > GIVE_UP_MS;
            if (late || screens.length === 0) return resolve({ ms: Number.NaN, screens: screens.length });
            if (waiting.some(({ screen, before }) => lookOf(look, screen) === before)) {
              requestAnimationFrame(frame);
              return;
            }
            // a message comes after the frame is painted
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve({ ms: performance.now() - timeStamp, screens: screens.length });
            port2.postMessage(null);
          };
          requestAnimationFrame(frame);
        };
        for (const type of ['input', 'click']) addEventListener(type, begin, { capture: true });
      });
    },
  };
}
