import { Notice } from '@marquee/ui/notice/Notice';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { settled } from './page.messages.ts';

const tones = { done: 'positive', happened: 'positive', notDone: 'negative', unknown: 'warning' } as const;

export interface SettledNoticeProps {
  /** how it ended, as far as can be known */
  outcome: keyof typeof tones;
  /** what was done, where the platform said so */
  children: ReactNode;
  /** where to look it up */
  action?: ReactNode;
}

/** Tells how a change of money or points ended, and nothing that is not known (SDK-05). */
export function SettledNotice({ outcome, children, action }: SettledNoticeProps) {
  const intl = useIntl();
  return (
    <Notice tone={tones[outcome]} action={outcome === 'unknown' ? action : undefined}>
      {outcome === 'done' ? children : intl.formatMessage(settled[outcome])}
    </Notice>
  );
}
