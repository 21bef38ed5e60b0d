import type { TransactionKind } from '@marquee/domain/transactions';
import type { Change } from '../ledger/changes.ts';

const KINDS: Readonly<Record<string, TransactionKind>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdrawalReturn: 'withdrawalReturn',
  bet: 'bet',
  win: 'win',
  refund: 'refund',
  bonus: 'bonus',
  rebate: 'rebate',
  wage: 'salary',
  opening: 'opening',
  'points.converted': 'points',
};

/** The kind of a change as members are told; a transfer is one between own wallets or with another member. */
export function kindOf({ kind, moved }: Change): TransactionKind {
  if (kind === 'transfer') return moved ? 'transfer' : 'memberTransfer';
  return (Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined) ?? 'other';
}
