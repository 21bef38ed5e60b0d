import type { Amount } from '@marquee/domain/money';
import { portionOf } from '@marquee/domain/portion';

/** What points are worth in money, cut as money is shown; nothing where the rate cannot be reckoned with here. */
export function worthOf(points: Amount, pointsPerUnit: Amount, digits: number): Amount | undefined {
  const per = Number(pointsPerUnit);
  return Number.isSafeInteger(per) && per > 0 ? portionOf(points, 1, per, digits) : undefined;
}
