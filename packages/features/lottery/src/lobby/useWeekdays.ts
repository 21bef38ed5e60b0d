import type { DrawDay } from '@marquee/domain/lottery';
import { useIntl } from 'react-intl';

/** A Sunday, which platforms number 1 (section 9). */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 24 * 60 * 60_000;

/** Names a weekday in the chosen language. */
export function useWeekdays(weekday: 'long' | 'short'): (day: DrawDay) => string {
  const intl = useIntl();
  return (day) => intl.formatDate(SUNDAY + (day - 1) * DAY_MS, { weekday, timeZone: 'UTC' });
}
