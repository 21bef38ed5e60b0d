import { type JSX, type ReactNode, useEffect, useEffectEvent } from 'react';
import { browserTimers, type Timers } from '../base/timers.ts';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'open' | 'title' | 'onClose' | 'cover' | 'size'> {
  /** words on the button that closes; SHELL-08 asks for CLOSE unless told otherwise, which is the caller's message */
  closeLabel: string;
  /** what Enter and the confirming button do; without it there is only the closing one, and Enter closes */
  onConfirm?: (() => void) | undefined;
  /** words on the button that confirms */
  confirmLabel?: string | undefined;
  /** confirming destroys or ends something */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** closes by itself after so many milliseconds; only for news that is found elsewhere too (WCAG 2.2.1) */
  closeAfter?: number | undefined;
  timers?: Pick<Timers, 'setTimeout' | 'clearTimeout'> | undefined;
  children?: ReactNode;
}

/** The dialog helper of SHELL-08: a question or a piece of news, 400 px wide, Enter confirms. */
export function ConfirmDialog(props: ConfirmDialogProps): JSX.Element {
  const { closeLabel, confirmLabel, onConfirm, danger, busy = false, closeAfter, timers = browserTimers } = props;
  const { open, title, onClose, cover, size, children } = props;
  const closes = useEffectEvent(onClose);

  useEffect(() => {
    if (!open || closeAfter === undefined) return;
    const timer = timers.setTimeout(() => closes(), closeAfter);
    return () => timers.clearTimeout(timer);
  }, [open, closeAfter, timers]);

  return (
    <Dialog
      {...{ open, title, onClose, cover, size }}
      closeLabel={null}
      onEnter={() => !busy && (onConfirm ?? onClose)()}
      footer={
        <>
          <Button onClick={onClose}>{closeLabel}</Button>
          {onConfirm && (
            <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
