/** How far a deposit is. */
export const depositStatuses = ['pending', 'credited', 'rejected'] as const;

/** How far a withdrawal is: asked for, being paid, paid and to be confirmed by the payee, under review, at an end. */
export const withdrawalStatuses = ['pending', 'paying', 'toConfirm', 'review', 'done', 'rejected'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** What the payee says about a payment (MEMB-05). */
export const receipts = ['full', 'partial', 'none'] as const;
export type Receipt = (typeof receipts)[number];

/** Whether nothing about the withdrawal can change any more. */
export function isFinal(status: WithdrawalStatus): boolean {
  return status === 'done' || status === 'rejected';
}

/** Not received must be proven; what was received needs no proof (MEMB-05). */
export function needsProof(receipt: Receipt): boolean {
  return receipt === 'none';
}

/** Digits of a payment password and of an account number at a bank or e-wallet. */
export const paymentPasswordPattern = /^\d{6}$/;
export const accountNumberPattern = /^\d{6,20}$/;
/** A holder as banks write one: letters of any script with spaces and the marks of names between. */
export const holderPattern = /^\p{L}[\p{L}\p{M}'’.\- ]{0,58}[\p{L}\p{M}.]$/u;
