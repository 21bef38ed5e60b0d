import { type Amount, compareAmounts } from '@marquee/domain/money';
import { portionOf } from '@marquee/domain/portion';

/** Points for each whole unit of a deposit, in hundredths, by the size of the deposit: the largest that fits counts. */
export const RATIOS: readonly { readonly fromAmount: Amount; readonly hundredths: number }[] = [
  { fromAmount: '0', hundredths: 100 },
  { fromAmount: '1000', hundredths: 120 },
  { fromAmount: '10000', hundredths: 150 },
];

export const CONVERT = { least: '500', pointsPerUnit: 100, digits: 0 } as const;

/** Points a deposit earns, in whole points. */
export function pointsFor(deposit: Amount): Amount {
  const ratio = RATIOS.findLast(({ fromAmount }) => compareAmounts(deposit, fromAmount) >= 0);
  return portionOf(portionOf(deposit, 1, 1, 0), ratio?.hundredths ?? 0, 100, 0);
}

/** What points are worth in money. */
export function worthOf(points: Amount): Amount {
  return portionOf(points, 1, CONVERT.pointsPerUnit, 2);
}
