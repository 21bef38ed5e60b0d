/** The colours of one picture. */
export interface Palette {
  /** the far corner of the ground, and its near one */
  readonly deep: string;
  readonly mid: string;
  /** the light behind the subject */
  readonly glow: string;
  /** the subject's main colour, lit and in shade */
  readonly main: string;
  readonly shade: string;
  /** what stands against it */
  readonly counter: string;
  readonly counterShade: string;
}

function palette(
  deep: string,
  mid: string,
  glow: string,
  main: string,
  shade: string,
  counter: string,
  counterShade: string,
): Palette {
  return { deep, mid, glow, main, shade, counter, counterShade };
}

/** Grounds that a subject can stand on. */
export const palettes = {
  violet: palette('#140a3a', '#4a1d96', '#b77bff', '#ff4d79', '#a3123f', '#2dd4bf', '#0b6e66'),
  lagoon: palette('#04202b', '#0a5a6b', '#5ff0e0', '#ff6b4a', '#b02a12', '#ffd166', '#b07a10'),
  wine: palette('#1b0712', '#7a1239', '#ff9db5', '#e8344e', '#8c0f24', '#3a7bff', '#1238a0'),
  night: palette('#07162f', '#15468f', '#7cc4ff', '#f5475b', '#9c1528', '#38d39f', '#0d7654'),
  felt: palette('#08231a', '#0e6a47', '#9bf5bd', '#f04438', '#95180f', '#a06bff', '#5120a8'),
  ember: palette('#23100a', '#8a3a12', '#ffc784', '#e0245e', '#860c36', '#22c1c3', '#0b6a70'),
  dusk: palette('#12122b', '#3a3f8f', '#aab4ff', '#ff8a3d', '#b34a08', '#ff5fa2', '#a81d5e'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** Metal, ivory and ink are the same everywhere. */
export const GOLD = 'url(#gold)';
export const IVORY = 'url(#ivory)';
export const INK = '#14121f';
