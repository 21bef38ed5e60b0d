import type { GameCategory } from '@marquee/domain/gameTypes';
import { bull, cat, type Drawing, dragon, koi, owl, phoenix, scarab, tiger, whale } from './creatures.ts';
import {
  ball,
  balls,
  cactus,
  castle,
  compass,
  gamepad,
  hand,
  mask,
  mushroom,
  rooster,
  ship,
  sword,
  volcano,
  wheel,
} from './places.ts';
import { chips, domino, fan, mahjong } from './tables.ts';
import {
  bell,
  cherry,
  clover,
  crown,
  diamond,
  horseshoe,
  lantern,
  lotus,
  moon,
  pearl,
  planet,
  pyramid,
  rocket,
  star,
  treasure,
} from './things.ts';

/** A thing, and the hue that people know it in. */
export interface Subject {
  readonly draw: Drawing;
  readonly hue: number;
}

const of = (draw: Drawing, hue: number): Subject => ({ draw, hue });

/** What a slot is about, in the order of the nouns it is named with. */
export const slotSubjects: readonly Subject[] = [
  of(dragon, 8),
  of(tiger, 28),
  of(phoenix, 14),
  of(koi, 12),
  of(lotus, 335),
  of(crown, 46),
  of(diamond, 195),
  of(lantern, 2),
  of(pyramid, 36),
  of(scarab, 168),
  of(treasure, 26),
  of(pearl, 332),
  of(moon, 48),
  of(star, 44),
  of(rocket, 4),
  of(planet, 266),
  of(clover, 150),
  of(bell, 42),
  of(cherry, 352),
  of(horseshoe, 345),
  of(owl, 272),
  of(cat, 24),
  of(bull, 14),
  of(whale, 208),
  of(ship, 18),
  of(compass, 36),
  of(mask, 322),
  of(sword, 212),
  of(castle, 258),
  of(volcano, 350),
  of(mushroom, 0),
  of(cactus, 156),
];

/** What a picture is about: a slot's thing by its place, a category, or what a table game is played with. */
export type TileSubject = number | GameCategory | 'TILES' | 'DOMINOES';

/** What stands for games that are not about a thing. */
export const categorySubjects: Readonly<Record<Exclude<TileSubject, number>, readonly Subject[]>> = {
  RNG: [of(cherry, 352), of(bell, 42), of(diamond, 195)],
  LOTT: [of(balls, 352)],
  ELOTT: [of(balls, 275)],
  LIVE: [of(wheel, 356), of(hand, 352)],
  SPORTS: [of(ball, 210)],
  FISH: [of(koi, 12), of(whale, 208), of(pearl, 332), of(ship, 18)],
  PVP: [of(hand, 352), of(fan, 2), of(chips, 348), of(fan, 212)],
  TILES: [of(mahjong, 356)],
  DOMINOES: [of(domino, 214)],
  ESPORTS: [of(gamepad, 268), of(gamepad, 190)],
  COCKFIGHT: [of(rooster, 6)],
};
