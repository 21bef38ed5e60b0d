import { useBrand } from '@marquee/brand/provider';
import type { ChatLine } from '@marquee/sdk/contract/support/chatHistory';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { line as lineClass, lines as linesClass, list as listClass, own, who, words } from './Chat.css.ts';
import { messages } from './chat.messages.ts';

/** What scrolls must be reachable by keyboard (WCAG 2.1.1). */
const reachable = { tabIndex: 0 };

/** What was written, oldest first, and read out as it comes; the last line is in sight. */
export function Lines({ room, lines }: { room: string; lines: readonly ChatLine[] }) {
  const intl = useIntl();
  const { name, timeZone } = useBrand();
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;
  useLayoutEffect(() => {
    if (list.current && last !== undefined) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  const writer = ({ own: mine, account }: ChatLine) => {
    if (mine) return intl.formatMessage(messages.you);
    return account === '' ? intl.formatMessage(messages.operator, { brand: name }) : account;
  };
  return (
    <div
      ref={list}
      {...reachable}
      className={linesClass}
      role="log"
      aria-label={intl.formatMessage(messages.lines, { room })}
    >
      <ul className={listClass}>
        {lines.map((one) => (
          <li key={one.id} className={one.own ? own : lineClass}>
            <span className={who}>
              <bdi>{writer(one)}</bdi>
              {one.at !== undefined && (
                <time dateTime={new Date(one.at).toISOString()}>
                  {intl.formatTime(one.at, { timeZone, hour: 'numeric', minute: '2-digit' })}
                </time>
              )}
            </span>
            <p className={words} dir="auto">
              {one.text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
