import { Amount } from '@marquee/blocks/money/Amount';
import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { useBrand } from '@marquee/brand/provider';
import { gameCategoryOf } from '@marquee/domain/gameTypes';
import { type Winner, winners } from '@marquee/sdk/contract/games/winners';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { browserTimers, type Timers } from '@marquee/ui/base/timers';
import { IconButton } from '@marquee/ui/button/IconButton';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Strip } from '@marquee/ui/strip/Strip';
import { Pause, Play } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { quiet } from './HomePart.css.ts';
import { failureOf, HomePart } from './HomePart.tsx';
import { messages } from './home.messages.ts';
import { useDrift } from './useDrift.ts';
import { body, cell, foot, game, picture, sum, who, words } from './Winners.css.ts';

const WAITING = ['1', '2', '3', '4', '5', '6'];

/**
 * The latest winners (GAME-07): the platform's fifty, by masked ids, in a strip that moves on quietly. It leads to no game
 * and says that results are chance, so that a win of others is news and no nudge.
 */
export function Winners({ timers = browserTimers }: { timers?: Pick<Timers, 'setInterval' | 'clearInterval'> }) {
  const intl = useIntl();
  const { off } = useBrand().games;
  const [language] = useLanguage();
  const box = useRef<HTMLUListElement>(null);
  const { data, ...call } = useCall(winners, { language });
  const shown = useMemo(
    () => data?.filter(({ gameType }) => !off.some((category) => category === gameCategoryOf(gameType ?? ''))),
    [data, off],
  );
  const drift = useDrift(box, shown?.length ?? 0, timers);
  const title = intl.formatMessage(messages.winners);
  return (
    <HomePart
      title={title}
      busy={!shown && !call.error}
      failure={shown ? undefined : failureOf(call)}
      onHold={drift.hold}
    >
      {shown?.length === 0 ? (
        <p className={quiet}>{intl.formatMessage(messages.winnersEmpty)}</p>
      ) : (
        <div className={body}>
          <Strip
            label={title}
            previous={intl.formatMessage(messages.back)}
            next={intl.formatMessage(messages.further)}
            arrows={shown !== undefined && shown.length > 1}
            busy={!shown}
            box={box}
          >
            {shown
              ? shown.map((winner, place) => <Win key={`${winner.time} ${winner.account} ${place}`} winner={winner} />)
              : WAITING.map((key) => (
                  <li key={key} className={cell} aria-hidden>
                    <span className={picture} />
                    <Skeleton width="most" />
                  </li>
                ))}
          </Strip>
          <div className={foot}>
            <p>{intl.formatMessage(messages.winnersNote)}</p>
            {drift.able && (
              <IconButton
                label={intl.formatMessage(drift.paused ? messages.winnersPlay : messages.winnersPause)}
                icon={drift.paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
                size="small"
                onClick={() => drift.pause(!drift.paused)}
              />
            )}
          </div>
        </div>
      )}
    </HomePart>
  );
}

/** Of what stands between, neither order nor signs mix with what is around it (Unicode, bidirectional algorithm). */
const ISOLATE = '\u2068';
const END = '\u2069';

function Win({ winner: { account, gameName, amount, time, image } }: { winner: Winner }) {
  const intl = useIntl();
  return (
    <li className={cell}>
      <PlatformPicture address={image} look={picture} width={48} height={48} instead={<span className={picture} />} />
      <div className={words}>
        <p className={sum}>
          <Amount value={amount} />
        </p>
        <p className={game} dir="auto" title={gameName}>
          {gameName}
        </p>
        <p className={who}>
          {time === undefined ? (
            <bdi>{account}</bdi>
          ) : (
            intl.formatMessage(messages.wonBy, {
              account: `${ISOLATE}${account}${END}`,
              time: intl.formatTime(time, { hour: '2-digit', minute: '2-digit' }),
            })
          )}
        </p>
      </div>
    </li>
  );
}
