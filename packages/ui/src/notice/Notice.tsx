import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { JSX, ReactNode } from 'react';
import { action as actionClass, content, icon, title as titleClass, tones } from './Notice.css.ts';

export type NoticeTone = keyof typeof tones;

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  /** what to do about it: a button or link */
  action?: ReactNode;
  /** how urgently it is read out; chosen by tone unless said: `none` for what stands on the page from the start */
  live?: 'alert' | 'status' | 'none' | undefined;
  children?: ReactNode;
}

const looks = {
  info: { Icon: Info, live: 'none' },
  positive: { Icon: CircleCheck, live: 'status' },
  warning: { Icon: TriangleAlert, live: 'status' },
  negative: { Icon: CircleAlert, live: 'alert' },
} as const;

/** Says what happened and how to go on, beside the thing it is about. */
export function Notice({ tone = 'info', title, action, live, children }: NoticeProps): JSX.Element {
  const { Icon, live: usual } = looks[tone];
  const role = live ?? usual;
  return (
    <div className={tones[tone]} {...(role !== 'none' && { role })}>
      <Icon size={20} className={icon} aria-hidden />
      <div className={content}>
        {title && <p className={titleClass}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={actionClass}>{action}</div>}
      </div>
    </div>
  );
}
