import type { MotifName } from './motifs.ts';
import type { Palette, PaletteName } from './palette.ts';
import { balls } from './subjects/balls.ts';
import { cards } from './subjects/cards.ts';
import { chips } from './subjects/chips.ts';
import { controller } from './subjects/controller.ts';
import { fish } from './subjects/fish.ts';
import { football } from './subjects/football.ts';
import { gift } from './subjects/gift.ts';
import { headset } from './subjects/headset.ts';
import { keyhole } from './subjects/keyhole.ts';
import { reels } from './subjects/reels.ts';
import { rooster } from './subjects/rooster.ts';
import { roulette } from './subjects/roulette.ts';
import { trophy } from './subjects/trophy.ts';

/** A thing to show: how it is drawn, on which grounds it looks well, and what drifts behind it. */
export interface Subject {
  /** draws it around the origin, in a box of about 700 by 560 */
  readonly draw: (palette: Palette, random: () => number) => string;
  readonly grounds: readonly PaletteName[];
  readonly motif: MotifName;
}

/** What a picture can show. */
export const subjects = {
  roulette: { draw: roulette, grounds: ['wine', 'felt', 'night'], motif: 'suits' },
  cards: { draw: cards, grounds: ['felt', 'violet', 'night'], motif: 'suits' },
  reels: { draw: reels, grounds: ['night', 'violet', 'dusk'], motif: 'stars' },
  balls: { draw: balls, grounds: ['violet', 'lagoon', 'dusk'], motif: 'rings' },
  fish: { draw: fish, grounds: ['lagoon', 'night'], motif: 'bubbles' },
  football: { draw: football, grounds: ['night', 'lagoon', 'dusk'], motif: 'hexagons' },
  controller: { draw: controller, grounds: ['violet', 'dusk', 'wine'], motif: 'hexagons' },
  rooster: { draw: rooster, grounds: ['ember', 'dusk', 'wine'], motif: 'feathers' },
  chips: { draw: chips, grounds: ['violet', 'felt', 'wine'], motif: 'suits' },
  gift: { draw: gift, grounds: ['lagoon', 'violet', 'ember'], motif: 'stars' },
  trophy: { draw: trophy, grounds: ['ember', 'night', 'violet'], motif: 'stars' },
  keyhole: { draw: keyhole, grounds: ['lagoon', 'dusk', 'night'], motif: 'rings' },
  headset: { draw: headset, grounds: ['lagoon', 'dusk', 'felt'], motif: 'marks' },
} as const satisfies Record<string, Subject>;

export type SubjectName = keyof typeof subjects;

export const subjectNames = Object.keys(subjects) as SubjectName[];
