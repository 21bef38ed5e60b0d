import type { GameCategory } from '@marquee/domain/gameTypes';

/** What a regulator asks of every brand under it. The check compares packs with it; it is no legal advice. */
export interface Jurisdiction {
  readonly name: string;
  /** a brand may ask for more, never for less (SAFE-01) */
  readonly minimumAge: number;
  /** categories that are suspended there and so off by default (SAFE-05) */
  readonly suspended: readonly GameCategory[];
  /** a jackpot may only be shown under rules the regulator approved: no simulated figure (SAFE-03) */
  readonly jackpotRules: boolean;
  /** agreement to the terms must be given by the player’s own tick (AUTH-15) */
  readonly termsOptIn: boolean;
}

const TABLE: Readonly<Record<string, Jurisdiction>> = {
  // Philippines: PAGCOR's charter (PD 1869 as amended by RA 9487) bars persons under 21; e-sabong suspended by EO 9 (2022)
  PH: { name: 'Philippines', minimumAge: 21, suspended: ['COCKFIGHT'], jackpotRules: true, termsOptIn: false },
  // Malta: Gaming Act (Cap. 583); minors may not play remote games; consent by a clear affirmative act, as under the GDPR
  MT: { name: 'Malta', minimumAge: 18, suspended: [], jackpotRules: true, termsOptIn: true },
  // British Virgin Islands: Gaming and Betting Control Act 2020
  VG: { name: 'British Virgin Islands', minimumAge: 18, suspended: [], jackpotRules: false, termsOptIn: false },
  // Great Britain: Gambling Act 2005, s. 45; technical standards RTS 7; terms accepted by a tick of the player’s own
  GB: { name: 'Great Britain', minimumAge: 18, suspended: ['COCKFIGHT'], jackpotRules: true, termsOptIn: true },
};

/** The jurisdictions whose rules are known. */
export const jurisdictionCodes = Object.keys(TABLE);

const OTHERWISE: Omit<Jurisdiction, 'name'> = {
  minimumAge: 18,
  suspended: [],
  jackpotRules: false,
  termsOptIn: false,
};

/** The rules of a jurisdiction by ISO 3166 alpha-2 code or `INT`; where none are known, adults only. */
export function jurisdictionOf(code: string): Jurisdiction {
  return (Object.hasOwn(TABLE, code) ? TABLE[code] : undefined) ?? { name: code, ...OTHERWISE };
}
