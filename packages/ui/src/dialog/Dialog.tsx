import { X } from 'lucide-react';
import { type JSX, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classes } from '../base/classes.ts';
import { keepFocus } from '../base/keepFocus.ts';
import { useScrollReach } from '../base/useScrollReach.ts';
import { IconButton } from '../button/IconButton.tsx';
import {
  art as artClass,
  body,
  close,
  footer as footerClass,
  header,
  panel,
  sizes,
  title as titleClass,
} from './Dialog.css.ts';
import { madeAhead } from './madeAhead.css.ts';
import { ShownContext } from './shown.ts';
import { whole as wholeClass } from './whole.css.ts';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** name of the close control; `null` leaves it out, and the content must hold another way to close */
  closeLabel: string | null;
  /** wanted by Escape, the close control or a click on the cover; the owner then takes `open` away */
  onClose: () => void;
  /** Enter was pressed where no control answers it by itself */
  onEnter?: (() => void) | undefined;
  /** a click on the cover closes, unless `false` (SHELL-08) */
  cover?: boolean | undefined;
  size?: keyof typeof sizes | undefined;
  /**
   * it is made and laid out while closed, out of sight and out of reach, so that to open it is only to show it. Its effects
   * run then: what is to wait until it opens is in `WhenShown` or `OnceShown`
   */
  ahead?: boolean | undefined;
  /** on a phone it takes the whole screen, and the page behind is not worked out meanwhile */
  whole?: boolean | undefined;
  /** beside the content on desktops; decoration */
  art?: ReactNode;
  /** actions that stay in sight while the content scrolls */
  footer?: ReactNode;
  children?: ReactNode;
}

const wanted = '[data-autofocus]';
// a picker would open its list
const firstField =
  'input:not([type="hidden"], [role="combobox"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Native modal dialog (SHELL-07, WAI-ARIA APG "Dialog"): the browser makes the rest inert, traps and restores focus. Focus
 * goes to the element with `data-autofocus`, else the first field, else the dialog itself, so that it is read from its
 * title. Under 600 px it is a sheet, or the whole screen. Nothing of it is in the document while closed, unless `ahead`.
 */
export function Dialog(props: DialogProps): JSX.Element | null {
  return props.open || props.ahead ? <MadeDialog {...props} /> : null;
}

function MadeDialog(props: DialogProps): JSX.Element {
  const { open, ahead, title, closeLabel, onClose, onEnter, cover = true } = props;
  const { size = 'small', whole, art, footer, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const laidOut = useRef(false);
  const wantsClose = useEffectEvent(onClose);
  const coverPressed = useEffectEvent(() => cover && onClose());
  const enterPressed = useEffectEvent((event: KeyboardEvent) => {
    // buttons and links answer Enter by themselves
    const itself = event.target instanceof Element && event.target.closest('button, a, textarea, select, input');
    if (event.key !== 'Enter' || itself || !onEnter) return;
    // what gets the focus back on closing must not be pressed by the same key
    event.preventDefault();
    onEnter();
  });

  useEffect(() => {
    if (open) return;
    // asked for its size, what is not rendered is laid out all the same, and is kept so
    const timer = setTimeout(() => {
      laidOut.current = (content.current?.getBoundingClientRect().width ?? 0) > 0;
    });
    return () => clearTimeout(timer);
  }, [open]);

  // before paint; and on the way out the element is still in the document, so that the browser gives focus back
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const off = new AbortController();
    const on = <T extends keyof HTMLElementEventMap>(type: T, heard: (event: HTMLElementEventMap[T]) => void) =>
      dialog.addEventListener(type, heard, { signal: off.signal });
    // a file input's `cancel` and a nested dialog's events bubble up to here too
    on('cancel', (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      wantsClose();
    });
    on('close', (event) => {
      if (event.target !== dialog || dialog.open) return;
      wantsClose();
      // browsers close at a second Escape without asking; what its owner keeps is there again
      setTimeout(() => !off.signal.aborted && !dialog.open && show());
    });
    // a drag that began inside, as when selecting text, is no click on the cover; nor is the second half of the double click
    // that opened the dialog
    let pressed: EventTarget | null = null;
    on('pointerdown', (event) => {
      pressed = event.target;
    });
    on('click', (event) => event.target === dialog && pressed === dialog && event.detail < 2 && coverPressed());
    on('keydown', (event) => enterPressed(event));

    const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
    const first = find(wanted) ?? find(firstField) ?? dialog;
    const show = () => {
      // the browser then takes it there at once, in place of the first control and from there to it
      first.setAttribute('autofocus', '');
      dialog.showModal();
      first.removeAttribute('autofocus');
      if (document.activeElement !== first) first.focus();
    };
    if (laidOut.current) {
      // the browser works out the whole page for a modal dialog: that comes after the frame that shows this one, in a task, for
      // in the next frame it would hold that one up
      dialog.setAttribute('open', '');
      let modal = false;
      const early = (event: KeyboardEvent) => !modal && event.key === 'Escape' && wantsClose();
      document.addEventListener('keydown', early, { signal: off.signal });
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (off.signal.aborted) return;
          modal = true;
          dialog.removeAttribute('open');
          show();
        }),
      );
    } else show();
    return () => {
      off.abort();
      dialog.close();
      // the opener may be gone, as the login button is once somebody is logged in
      keepFocus();
    };
  }, [open]);

  useScrollReach(content);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-hidden={!open || undefined}
      tabIndex={-1}
      className={classes(sizes[size], whole && wholeClass, ahead && madeAhead)}
    >
      {art && (
        <div className={artClass} aria-hidden>
          {art}
        </div>
      )}
      <div className={panel}>
        <div className={header}>
          <h2 id={titleId} className={titleClass}>
            {title}
          </h2>
          {closeLabel !== null && (
            <div className={close}>
              <IconButton label={closeLabel} icon={<X size={22} />} onClick={onClose} />
            </div>
          )}
        </div>
        <div ref={content} className={body}>
          <ShownContext value={open}>{children}</ShownContext>
        </div>
        {footer && <div className={footerClass}>{footer}</div>}
      </div>
    </dialog>
  );
}
