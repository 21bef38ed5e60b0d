import { type AppStorage, ownKey } from '@marquee/state/storage';

/** A code that the phone service has sent: without it the digits from the phone prove nothing. */
export interface SentPhoneCode {
  /** E.164, with the plus sign */
  readonly number: string;
  /** what the service knows the sending by */
  readonly sessionInfo: string;
}

const KEY = ownKey('phoneCode');
/** the service takes no code that is older */
const LIFE_MS = 10 * 60_000;

/** Kept for the tab, so that a popup closed and opened again, or a reload, does not make the SMS worthless (AUTH-17). */
export function keepSentCode({ session }: AppStorage, now: number, sent: SentPhoneCode): void {
  session.write(KEY, JSON.stringify({ ...sent, until: now + LIFE_MS }));
}

export function recallSentCode({ session }: AppStorage, now: number): SentPhoneCode | undefined {
  const kept = session.read(KEY, parse);
  return kept && now < kept.until && kept.until <= now + LIFE_MS ? kept : undefined;
}

export function forgetSentCode({ session }: AppStorage): void {
  session.remove(KEY);
}

function parse(text: string): (SentPhoneCode & { until: number }) | undefined {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { number, sessionInfo, until } = value as Record<string, unknown>;
  if (typeof number !== 'string' || typeof sessionInfo !== 'string' || typeof until !== 'number') return undefined;
  return { number, sessionInfo, until };
}
