import { box, path } from '../svg.ts';
import type { TileColours } from './colours.ts';

type Frame = (colours: TileColours) => string;

/** thin lines of gold stay gold on every ground */
const GILT = '#ecbb4b';

const line = (inset: number, radius: number, width: number, colour: string, more = '') =>
  box(150, 200, 300 - inset * 2, 400 - inset * 2, radius, 'none', `stroke="${colour}" stroke-width="${width}"${more}`);

/** How a provider edges its tiles. */
export const frames = {
  none: () => '',
  thin: ({ light }) => line(9, 18, 3, light, ' opacity=".75"'),
  gilded: () => line(5, 4, 10, GILT) + line(15, 2, 2, GILT),
  corners: ({ light }) =>
    path(
      'M12 72V12H72V20H20V72ZM228 12H288V72H280V20H228ZM12 328V388H72V380H20V328ZM280 328V380H228V388H288V328Z',
      light,
    ),
  arch: ({ deep, second }) =>
    path('M0 0H300V400H284V150C284 60 220 18 150 18 80 18 16 60 16 150V400H0Z', deep) +
    path('M284 400V150C284 60 220 18 150 18 80 18 16 60 16 150V400', 'none', `stroke="${second}" stroke-width="4"`),
  base: ({ deep, second }) => path('M0 338H300V400H0Z', deep, 'opacity=".8"') + path('M0 334H300V340H0Z', second),
  ticket: ({ light }) =>
    path(
      'M0 0H300V400H0ZM16 36V364A20 20 0 0 1 36 384H264A20 20 0 0 1 284 364V36A20 20 0 0 1 264 16H36A20 20 0 0 1 16 36Z',
      light,
      'fill-rule="evenodd" opacity=".9"',
    ),
  glow: ({ main }) => line(6, 22, 12, main, ' opacity=".35"') + line(8, 20, 4, main),
  dashes: ({ light }) => line(12, 12, 4, light, ' stroke-dasharray="4 12" stroke-linecap="round"'),
} as const satisfies Record<string, Frame>;

export type FrameName = keyof typeof frames;
