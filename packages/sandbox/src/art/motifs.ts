import { STAR, SUITS } from './subjects/suits.ts';

/** Shapes that drift behind a subject, each in a box of about 100. */
export const motifs = {
  suits: Object.values(SUITS),
  stars: [STAR, 'M0-50C6-12 12-6 50 0 12 6 6 12 0 50-6 12-12 6-50 0-12-6-6-12 0-50Z'],
  rings: ['M0-48A48 48 0 1 1-.1-48ZM0-30A30 30 0 1 0 .1-30Z', 'M0-34A34 34 0 1 1-.1-34Z'],
  hexagons: ['M0-48 42-24V24L0 48-42 24V-24Z', 'M0-48 42-24V24L0 48-42 24V-24ZM0-32-28-16V16L0 32 28 16V-16Z'],
  feathers: ['M-46 46C-40-10 0-46 46-46 44 0 10 36-36 38ZM-46 46 20-20'],
  bubbles: ['M0-40A40 40 0 1 1-.1-40ZM-12-24A14 14 0 1 0-11.9-24Z'],
  marks: ['M-8-44H8V-8H44V8H8V44H-8V8H-44V-8H-8Z', 'M0-46A46 46 0 1 1-.1-46ZM0-30A30 30 0 1 0 .1-30Z'],
} as const satisfies Record<string, readonly string[]>;

export type MotifName = keyof typeof motifs;
