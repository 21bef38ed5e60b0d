import { useOpenGame } from '@marquee/blocks/game/useOpenGame';
import { useBrand } from '@marquee/brand/provider';
import { drawDays, drawsOn } from '@marquee/domain/lottery';
import { drawDate } from '@marquee/domain/lotteryTiming';
import { Link } from '@marquee/state/navigation';
import { IconButton } from '@marquee/ui/button/IconButton';
import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { lotteryAddress } from '../play/lotteryTarget.ts';
import { Balls } from './Balls.tsx';
import { Countdown } from './Countdown.tsx';
import {
  card as cardClass,
  day as dayClass,
  days,
  foot,
  head,
  heart,
  last,
  lastText,
  link,
  name,
} from './LotteryCard.css.ts';
import { card as messages } from './lottery.messages.ts';
import type { TimedGame } from './useLotteries.ts';
import { useWeekdays } from './useWeekdays.ts';

export interface LotteryCardProps {
  game: TimedGame;
  /** it is a favourite */
  marked: boolean;
  onMark: () => void;
}

/** A lottery: until when tickets are sold, the last draw, and the way to play. */
export function LotteryCard({ game, marked, onMark }: LotteryCardProps) {
  const intl = useIntl();
  const { timeZone } = useBrand();
  const open = useOpenGame();
  const weekday = useWeekdays('short');
  const longDay = useWeekdays('long');
  const to = lotteryAddress(game);
  const { remark, numero, issue, winningTime, drawDayOfWeek } = game;
  const drawn = drawDays.filter((day) => drawsOn(drawDayOfWeek, day));
  return (
    <li className={cardClass}>
      <div className={head}>
        <h3 className={name}>
          <Link
            className={link}
            to={to}
            state={{ name: remark, inside: true }}
            onClick={(event) => open(event, to, remark)}
          >
            <bdi>{remark}</bdi>
          </Link>
        </h3>
        <span className={heart} data-marked={marked || undefined}>
          <IconButton
            label={intl.formatMessage(marked ? messages.unmark : messages.mark, { game: remark })}
            aria-pressed={marked}
            size="small"
            icon={<Heart size={18} aria-hidden />}
            onClick={onMark}
          />
        </span>
      </div>
      <Countdown game={game} />
      {numero === '' ? (
        <p className={lastText}>{intl.formatMessage(messages.noNumbers)}</p>
      ) : (
        <div className={last}>
          <Balls numero={numero} label={intl.formatMessage(messages.numbers, { game: remark })} />
          <p className={lastText}>
            {issue !== undefined && <bdi dir="ltr">{issue}</bdi>}
            {winningTime !== undefined && (
              <time dateTime={new Date(winningTime).toISOString()}>{drawDate(winningTime, timeZone)}</time>
            )}
          </p>
        </div>
      )}
      <div className={foot}>
        {drawn.length === drawDays.length ? (
          <span>{intl.formatMessage(messages.everyDay)}</span>
        ) : (
          <ul className={days} aria-label={intl.formatMessage(messages.days)}>
            {drawn.map((day) => (
              <li key={day} className={dayClass}>
                <abbr title={longDay(day)}>{weekday(day)}</abbr>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
