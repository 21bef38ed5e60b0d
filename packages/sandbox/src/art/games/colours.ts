/** A colour from hue (degrees), saturation and lightness (percent), as short as SVG takes it. */
export function hsl(hue: number, saturation: number, lightness: number): string {
  const [turn, light] = [((hue % 360) + 360) % 360, lightness / 100];
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const place = (offset + turn / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The colours of one tile. */
export interface TileColours {
  /** the ground's far end, its near end, and what is drawn on it */
  readonly deep: string;
  readonly near: string;
  readonly mark: string;
  /** the subject: lit, in shade, its second colour, its lightest and its darkest */
  readonly main: string;
  readonly shade: string;
  readonly second: string;
  readonly light: string;
  readonly ink: string;
}
