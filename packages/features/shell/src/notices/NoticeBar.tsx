import { plainText } from '@marquee/blocks/notice/plainText';
import type { NewsItem } from '@marquee/sdk/contract/content/notice';
import { noticeHead } from '@marquee/sdk/contract/firstHeads';
import { Link } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { IconButton } from '@marquee/ui/button/IconButton';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { ChevronLeft, ChevronRight, Megaphone, Pause, Play } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { bar, fromTablet, icon, line, lines, link, place, quiet } from './NoticeBar.css.ts';
import { messages } from './NoticeBar.messages.ts';
import { newsPlace } from './newsPlace.ts';
import { type RotationTimers, useRotation } from './useRotation.ts';

/** How long an announcement stands: time to read a long line twice. */
export const NOTICE_MS = 8000;

export interface NoticeBarProps {
  /** the page that has the news; this one without it */
  newsAt?: string;
  timers?: RotationTimers;
}

/**
 * The platform's announcements, one line at a time, as plain text (SHELL-13, C17). One that says more than its title leads to
 * its place among the news. A failure is a quiet line: the page tells it once, with the way to try again, where most is missing.
 */
export function NoticeBar({ newsAt, timers }: NoticeBarProps) {
  const intl = useIntl();
  const { data, isPending, isError } = useDeferredValue(useCall(noticeHead, {}));
  return (
    <section className={bar} aria-label={intl.formatMessage(messages.label)} aria-busy={isPending}>
      <Megaphone size={20} className={icon} aria-hidden />
      {isPending && (
        <span className={quiet}>
          <Skeleton width="half" />
        </span>
      )}
      {isError && <span className={quiet}>{intl.formatMessage(messages.failed)}</span>}
      {data && <Lines items={data.player} newsAt={newsAt} timers={timers} />}
    </section>
  );
}

interface LinesProps {
  items: readonly NewsItem[];
  newsAt: string | undefined;
  timers: RotationTimers | undefined;
}

function Lines({ items, newsAt, timers }: LinesProps) {
  const intl = useIntl();
  const shown = items.map((item) => ({ ...item, title: plainText(item.title) })).filter(({ title }) => title);
  const { index, moves, paused, go, pause, hold } = useRotation(shown.length, NOTICE_MS, timers);
  const now = shown[index];
  if (!now) return <span className={quiet}>{intl.formatMessage(messages.empty)}</span>;
  return (
    <>
      {/* read out only when it does not move by itself; keyed, so that a new line comes in anew */}
      <div
        className={lines}
        aria-live={moves && !paused ? 'off' : 'polite'}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
      >
        <p key={index} className={line} dir="auto" title={now.title}>
          {now.content && newsAt !== undefined ? (
            <Link className={link} to={{ pathname: newsAt, hash: newsPlace(now.id) }}>
              {now.title}
            </Link>
          ) : now.content ? (
            <a className={link} href={`#${newsPlace(now.id)}`}>
              {now.title}
            </a>
          ) : (
            now.title
          )}
        </p>
      </div>
      {shown.length > 1 && (
        <>
          <span className={place}>
            {intl.formatMessage(messages.position, { current: index + 1, total: shown.length })}
          </span>
          {moves && (
            <IconButton
              label={intl.formatMessage(paused ? messages.play : messages.pause)}
              icon={paused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
              size="small"
              onClick={() => pause(!paused)}
            />
          )}
          <span className={fromTablet}>
            <Step
              label={intl.formatMessage(messages.previous)}
              icon={<ChevronLeft size={18} />}
              onClick={() => go(index - 1)}
            />
          </span>
          <Step
            label={intl.formatMessage(messages.next)}
            icon={<ChevronRight size={18} />}
            onClick={() => go(index + 1)}
          />
        </>
      )}
    </>
  );
}

function Step({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return <IconButton label={label} size="small" icon={<DirectionalIcon>{icon}</DirectionalIcon>} onClick={onClick} />;
}
