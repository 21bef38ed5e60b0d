import { useIntl } from 'react-intl';

/** A moment in the brand's time zone. */
export function Moment({ at }: { at: number | undefined }) {
  const intl = useIntl();
  if (at === undefined) return null;
  return (
    <time dateTime={new Date(at).toISOString()}>
      {intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
