import { seeded } from '../random.ts';
import type { Lottery } from './catalogue.ts';

/** The numbers of a draw: nobody keeps them, they follow from the seed and the moment of the draw. */
export function numbersOf({ code, drum }: Lottery, seed: number, drawAt: number): number[] {
  const random = seeded('lottery', seed, code, drawAt);
  const left = Array.from({ length: drum.to - drum.from + 1 }, (_, index) => drum.from + index);
  return Array.from({ length: drum.count }, () => {
    const at = Math.floor(random() * left.length);
    return (drum.repeats ? left[at] : left.splice(at, 1)[0]) ?? drum.from;
  });
}

/** A number as it is written in this lottery: all of one width. */
export function written({ drum }: Lottery, number: number): string {
  return String(number).padStart(String(drum.to).length, '0');
}

/** The numbers as platforms write them. */
export function numeroOf(lottery: Lottery, seed: number, drawAt: number): string {
  return numbersOf(lottery, seed, drawAt)
    .map((number) => written(lottery, number))
    .join(',');
}
