import { useIntl } from 'react-intl';
import type { PromotionCard } from './Standing.tsx';
import { term } from './standing.messages.ts';

type Dates = Pick<PromotionCard, 'status' | 'startTime' | 'endTime'>;

/** Which end of its term matters now. */
function mattering({ status, startTime, endTime }: Dates) {
  if (status === 'comingSoon' && startTime !== undefined) return { words: term.from, at: startTime };
  if (endTime === undefined) return undefined;
  return { words: status === 'closed' ? term.ended : term.until, at: endTime };
}

/** The day on which a promotion begins or ends, in the brand's time zone; its page tells the hour. */
export function Term(dates: Dates) {
  const intl = useIntl();
  const found = mattering(dates);
  if (!found) return null;
  const at = intl.formatDate(found.at, { dateStyle: 'medium' });
  return <time dateTime={new Date(found.at).toISOString()}>{intl.formatMessage(found.words, { at })}</time>;
}
