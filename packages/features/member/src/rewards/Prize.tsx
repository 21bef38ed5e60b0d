import { Amount } from '@marquee/blocks/money/Amount';
import { type Amount as AmountText, formatNumber } from '@marquee/domain/money';
import { useIntl } from 'react-intl';
import { rewards as messages } from './rewards.messages.ts';

/** What is won: money, points, or what the platform has no word for. */
export function Prize({ kind, amount }: { kind: 'money' | 'points' | 'unknown'; amount: AmountText }) {
  const intl = useIntl();
  if (kind === 'money') return <Amount value={amount} />;
  const figure = formatNumber(amount, 0);
  return <>{kind === 'points' ? intl.formatMessage(messages.points, { points: figure }) : figure}</>;
}
