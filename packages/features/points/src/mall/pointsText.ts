import { type Amount, formatNumber } from '@marquee/domain/money';
import { digitsOf } from '@marquee/domain/portion';
import { useIntl } from 'react-intl';
import { messages } from './mall.messages.ts';

/** Points as they are written: as many digits as they have (C07). */
export function pointsText(points: Amount): string {
  return formatNumber(points, digitsOf(points));
}

/** A number of points with its word, in the chosen language. */
export function usePointsInWords(): (points: Amount) => string {
  const intl = useIntl();
  // the word follows the number; digits beyond what a number holds change no word
  return (points) => intl.formatMessage(messages.points, { points: pointsText(points), count: Number(points) });
}
