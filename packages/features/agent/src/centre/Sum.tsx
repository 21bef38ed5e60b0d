import { Amount } from '@marquee/blocks/money/Amount';
import { SignedAmount } from '@marquee/blocks/records/SignedAmount';
import type { Amount as AmountText } from '@marquee/domain/money';
import type { figures } from './figures.messages.ts';

/** Sums by the names that the platform gives them. */
export type FigureName = keyof typeof figures;

/** A sum; one of profit says with a sign who won. */
export function Sum({ name, value }: { name: FigureName; value: AmountText }) {
  return name === 'profit' ? <SignedAmount value={value} /> : <Amount value={value} />;
}
