/** Relative luminance of `#rrggbb` (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Where white and black are equally far: on anything darker white reads better; either is at least 4.5:1 (C12). */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;

/** In which scheme the browser's own text colour can be read on a colour that a brand chose. */
export function schemeOn(hex: string): 'dark' | 'light' {
  return luminance(hex) < MIDDLE ? 'dark' : 'light';
}
