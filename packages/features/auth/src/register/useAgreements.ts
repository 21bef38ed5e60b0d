import { useBrand } from '@marquee/brand/provider';
import { useState } from 'react';

/** The boxes at the end of a registration, in the order they stand in; their names in the form too. */
export const agreements = ['terms', 'birthday'] as const;
export type Agreement = (typeof agreements)[number];

export interface Agreements {
  readonly ticked: Readonly<Record<Agreement, boolean>>;
  /** shown as wrong since the last try */
  readonly wrong: readonly Agreement[];
  tick(name: Agreement, on: boolean): void;
  /** marks what is not agreed to, and answers the first of it */
  check(): Agreement | undefined;
}

/**
 * Age and terms, ticked from the start unless the jurisdiction wants a tick of the person's own; and the birthday check,
 * which is never ticked ahead and there only where the brand has one (AUTH-15).
 */
export function useAgreements(): Agreements {
  const { legal } = useBrand();
  const [ticked, setTicked] = useState({ terms: !legal.termsOptIn, birthday: false });
  const [wrong, setWrong] = useState<readonly Agreement[]>([]);
  return {
    ticked,
    wrong,
    tick(name, on) {
      setTicked((now) => ({ ...now, [name]: on }));
      setWrong((now) => now.filter((other) => other !== name));
    },
    check() {
      const asked = agreements.filter((name) => name !== 'birthday' || legal.birthdayAge !== undefined);
      const missing = asked.filter((name) => !ticked[name]);
      setWrong(missing);
      return missing[0];
    },
  };
}
