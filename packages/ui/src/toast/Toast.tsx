import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type JSX, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { browserTimers, type Timers } from '../base/timers.ts';
import { IconButton } from '../button/IconButton.tsx';
import { tones } from '../text/Text.css.ts';
import { action as actionClass, mark, title as titleClass, toast, words } from './Toast.css.ts';

export interface ToastProps {
  tone?: 'info' | 'positive' | 'warning' | 'negative' | undefined;
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
  /** goes by itself after so many milliseconds, not while looked at; never for what must be read (WCAG 2.2.1) */
  closeAfter?: number | undefined;
  timers?: Pick<Timers, 'setTimeout' | 'clearTimeout'> | undefined;
}

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert };

/** News about something just done. Shown in a `ToastRegion`, which reads it out. */
export function Toast(props: ToastProps): JSX.Element {
  const { tone = 'info', title, children, action, dismissLabel, onDismiss, closeAfter, timers = browserTimers } = props;
  const [held, setHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  const Icon = icons[tone];

  useEffect(() => {
    if (closeAfter === undefined || held) return;
    const timer = timers.setTimeout(() => dismiss(), closeAfter);
    return () => timers.clearTimeout(timer);
  }, [closeAfter, held, timers]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <li className={toast} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <span className={`${mark} ${tones[tone === 'info' ? 'accent' : tone]}`}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={words}>
        {title && <p className={titleClass}>{title}</p>}
        {children}
        {action && <div className={actionClass}>{action}</div>}
      </div>
      <IconButton label={dismissLabel} icon={<X size={18} />} onClick={onDismiss} />
    </li>
  );
}
