import { X } from 'lucide-react';
import { type JSX, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
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
 * title. Under 600 px it is a sheet, or the whole screen. Nothing of it is in the document while closed.
 */
export function Dialog({ open, ...rest }: DialogProps): JSX.Element | null {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>): JSX.Element {
  const { title, closeLabel, onClose, onEnter, cover = true, size = 'small', whole, art, footer, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const titleId = useId();
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

  // before paint; and on the way out the element is still in the document, so that the browser gives focus back
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
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
    // a drag that began inside, as when selecting text, is no click on the cover
    let pressed: EventTarget | null = null;
    on('pointerdown', (event) => {
      pressed = event.target;
    });
    on('click', (event) => event.target === dialog && pressed === dialog && coverPressed());
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
    show();
    return () => {
      off.abort();
      dialog.close();
      // the opener may be gone, as the login button is once somebody is logged in
      keepFocus();
    };
  }, []);

  useScrollReach(content);

  return (
    <dialog ref={ref} aria-labelledby={titleId} tabIndex={-1} className={classes(sizes[size], whole && wholeClass)}>
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
          {children}
        </div>
        {footer && <div className={footerClass}>{footer}</div>}
      </div>
    </dialog>
  );
}
