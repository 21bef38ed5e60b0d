import { useIntl } from 'react-intl';

/** A day of the calendar (`YYYY-MM-DD`); what is no day stands as it came. */
export function DayName({ day }: { day: string }) {
  const intl = useIntl();
  const at = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(at)) return day;
  return <time dateTime={day}>{intl.formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' })}</time>;
}
