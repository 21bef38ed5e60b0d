/** A text for an attribute or a text node of an SVG. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A whole picture of the given size. */
export function svg(width: number, height: number, content: string): string {
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}

/** A gradient from the upper inline start to the lower end, by its id. */
export function gradient(id: string, start: string, end: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient>`;
}

/** A picture inside another one, not distorted. */
export function placed(
  bytes: Buffer | string,
  type: string,
  box: { x: number; y: number; width: number; height: number },
  fit = 'xMidYMid meet',
): string {
  const data = Buffer.from(bytes).toString('base64');
  const { x, y, width, height } = box;
  return `<image x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" preserveAspectRatio="${fit}" href="data:${type};base64,${data}"/>`;
}

export function round(number: number): number {
  return Math.round(number * 100) / 100;
}
