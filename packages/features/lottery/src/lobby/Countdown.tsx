import { countdown, expectedOpenTime } from '@marquee/domain/lotteryTiming';
import { Badge } from '@marquee/ui/badge/Badge';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { clock as clockClass } from './LotteryCard.css.ts';
import { card as messages } from './lottery.messages.ts';
import { useNow } from './Ticking.tsx';
import type { TimedGame } from './useLotteries.ts';

/** How long tickets are still sold, then how long until the draw (LOTT-04b); at its end the list is asked for anew (C01). */
export function Countdown({ game }: { game: TimedGame }) {
  const intl = useIntl();
  const now = useNow();
  const { remainTime, lockTime, arrival } = game;
  if (remainTime === undefined || remainTime < 0) return <Badge>{intl.formatMessage(messages.noDraw)}</Badge>;
  const closes = countdown(expectedOpenTime({ ...arrival, remainTime, lockTime }) - now);
  const draws = countdown(expectedOpenTime({ ...arrival, remainTime }) - now);
  if (draws.over) return <Badge tone="info">{intl.formatMessage(messages.drawing)}</Badge>;
  const left = closes.over ? draws : closes;
  return (
    <span className={clockClass}>
      <Text as="span" size="xs" tone="secondary">
        {intl.formatMessage(closes.over ? messages.drawIn : messages.closesIn)}
      </Text>
      <Text as="span" size="lg" strong tabular tone={closes.over ? 'secondary' : 'primary'}>
        <bdi dir="ltr">{left.text}</bdi>
      </Text>
    </span>
  );
}
