/** Makes a story fail whose page scrolls sideways: everything has room from 360 px on (WCAG 1.4.10). */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const past = [...document.body.querySelectorAll('*')].findLast((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1);
  });
  const named = past ? `, at <${past.localName} class="${past.getAttribute('class') ?? ''}">` : '';
  throw new Error(`The page scrolls sideways: it is ${scrollWidth} px wide and has ${clientWidth}${named}`);
}
