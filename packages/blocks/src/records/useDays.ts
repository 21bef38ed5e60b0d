import { useBrand } from '@marquee/brand/provider';
import { type DayRange, dayAt, dayPresets, daysIn, momentsOf, parseDay, recentDays } from '@marquee/domain/days';
import { useAppStore } from '@marquee/state/value';
import { useMemo } from 'react';
import { useListAddress } from './useListAddress.ts';

/** No platform answers for more days at once. */
export const MOST_DAYS = 92;

/** The days a list is asked for. */
export interface Days {
  readonly range: DayRange;
  /** the same as moments, in the brand's time zone */
  readonly moments: { readonly startTime: number; readonly endTime: number };
  /** IANA name */
  readonly timeZone: string;
  readonly today: DayRange['to'];
  set(range: DayRange): void;
}

/** The days of the address, else the last seven, in the brand's time zone (MEMB-06a). */
export function useDays(): Days {
  const { timeZone } = useBrand();
  const { clock } = useAppStore();
  const { field, change } = useListAddress();
  const today = dayAt(clock.now(), timeZone);
  const [asked, until] = [field('from'), field('to')];
  const range = useMemo(
    () => asDays(asked, until) ?? recentDays(dayPresets[0], clock.now(), timeZone),
    // a new day begins another list
    [asked, until, today, timeZone, clock],
  );
  const moments = useMemo(() => momentsOf(range, timeZone), [range, timeZone]);
  return { range, moments, timeZone, today, set: ({ from, to }) => change({ from, to }) };
}

/** A range that can be asked for, or nothing. */
export function asDays(from: string | undefined, to: string | undefined): DayRange | undefined {
  const range = { from: parseDay(from ?? ''), to: parseDay(to ?? '') };
  if (range.from === undefined || range.to === undefined) return undefined;
  const count = daysIn(range as DayRange);
  return count >= 1 && count <= MOST_DAYS ? (range as DayRange) : undefined;
}
