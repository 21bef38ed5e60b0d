import type { PhoneValue } from '@marquee/blocks/phone/phoneNumber';
import { type AppStorage, ownKey } from '@marquee/state/storage';

/** AUTH-08: remembered for one day. */
const DAY_MS = 86_400_000;

/** Something that is kept on this device for a day; what is past its day is deleted on sight (AUTH-08). */
export interface Remembered<T> {
  recall(storage: AppStorage, now: number): T | undefined;
  keep(storage: AppStorage, now: number, value: T): void;
  forget(storage: AppStorage): void;
}

/** The user name of the last login. The password is never kept here: that is the browser's password manager's work. */
export const rememberedName = remembered('rememberedLogin', 'username', (value) =>
  typeof value === 'string' ? value : undefined,
);

/** The mobile number of the last login by SMS, with its country. */
export const rememberedMobile = remembered('rememberedMobile', 'mobile', (value): PhoneValue | undefined => {
  if (!isRecord(value)) return undefined;
  const { country, dial, number } = value;
  if (typeof country !== 'string' || typeof dial !== 'string' || typeof number !== 'string') return undefined;
  return /^\d{1,4}$/.test(dial) ? { country, dial, number } : undefined;
});

function remembered<T>(name: string, field: string, parse: (value: unknown) => T | undefined): Remembered<T> {
  const key = ownKey(name);
  const read = (text: string) => {
    const kept: unknown = JSON.parse(text);
    if (!isRecord(kept) || typeof kept.until !== 'number') return undefined;
    const value = parse(kept[field]);
    return value === undefined ? undefined : { value, until: kept.until };
  };
  return {
    recall({ local }, now) {
      const kept = local.read(key, read);
      // a device whose clock was set back must not remember longer than a day either
      if (kept && now < kept.until && kept.until <= now + DAY_MS) return kept.value;
      local.remove(key);
      return undefined;
    },
    keep: ({ local }, now, value) => local.write(key, JSON.stringify({ [field]: value, until: now + DAY_MS })),
    forget: ({ local }) => local.remove(key),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
