import { Amount } from '@marquee/blocks/money/Amount';
import { useAppStore } from '@marquee/state/value';
import { browserTimers } from '@marquee/ui/base/timers';
import { useMedia } from '@marquee/ui/base/useMedia';
import { IconButton } from '@marquee/ui/button/IconButton';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Pause, Play, Trophy } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { cup, label, note, panel, sum, waiting, words } from './Jackpot.css.ts';
import { messages } from './jackpot.messages.ts';
import { type JackpotTimers, useJackpot } from './useJackpot.ts';

/** The jackpot counter of the page of slots (SHELL-13); it leaves the page where there is none, and says so when it is simulated. */
export function Jackpot({ timers = browserTimers }: { timers?: JackpotTimers }) {
  const intl = useIntl();
  const { clock } = useAppStore();
  const [paused, pause] = useState(false);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const jackpot = useJackpot(paused, clock, timers);
  if (jackpot.kind === 'none') return null;
  if (jackpot.kind === 'waiting') {
    return (
      <div className={waiting} aria-hidden>
        <Skeleton shape="fill" />
      </div>
    );
  }
  const simulated = jackpot.kind === 'simulated';
  return (
    <section className={panel} aria-label={intl.formatMessage(messages.title)}>
      <span className={cup}>
        <Trophy size={28} aria-hidden />
      </span>
      <div className={words}>
        <span className={label}>{intl.formatMessage(messages.title)}</span>
        <span className={sum}>
          <Amount value={jackpot.amount} />
        </span>
        {simulated && <span className={note}>{intl.formatMessage(messages.simulated)}</span>}
      </div>
      {!still && (
        <IconButton
          label={intl.formatMessage(paused ? messages.play : messages.pause)}
          icon={paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          size="small"
          onClick={() => pause(!paused)}
        />
      )}
    </section>
  );
}
