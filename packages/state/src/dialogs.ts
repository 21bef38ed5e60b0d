import { atom } from 'jotai/vanilla';
import { useContext, useEffect, useMemo, useReducer } from 'react';
import { HoldContext } from './hold.ts';
import type { OpenDialog } from './openDialog.ts';
import { useAppStore, useAtomValue } from './value.ts';

export type { LoginAsked, OpenDialog, PasswordReason } from './openDialog.ts';

export interface DialogActions {
  /** opens a dialog in place of any other; the native dialog gives the focus back on closing */
  open(dialog: OpenDialog): void;
  close(): void;
  /** at this moment; to follow it, see `useDialogs` and `useClosings` */
  anyOpen(): boolean;
}

export interface Dialogs extends DialogActions {
  readonly current: OpenDialog | null;
}

const dialogAtom = atom<OpenDialog | null>(null);

/**
 * Opens and closes dialogs, for whoever does not show what is open: the page behind is not rendered anew when one opens.
 * The same at each rendering, so that an effect or a memo may name them.
 */
export function useDialogActions(): DialogActions {
  const { atoms } = useAppStore();
  return useMemo(
    () => ({
      open: (dialog) => atoms.set(dialogAtom, dialog),
      close: () => atoms.set(dialogAtom, null),
      anyOpen: () => atoms.get(dialogAtom) !== null,
    }),
    [atoms],
  );
}

/** Which dialog is open: never more than one. What is kept for somebody sees what was open then. */
export function useDialogs(): Dialogs {
  const held = useContext(HoldContext);
  const open = useAtomValue(dialogAtom, () => null);
  const current = held ? held.dialog : open;
  const actions = useDialogActions();
  return useMemo(() => ({ current, ...actions }), [current, actions]);
}

/** How often no dialog was left open. Who asks for this is rendered anew when one closes, and not in the frame that opens one. */
export function useClosings(): number {
  const { atoms } = useAppStore();
  const [times, closed] = useReducer((before: number) => before + 1, 0);
  useEffect(
    () =>
      atoms.sub(dialogAtom, () => {
        if (atoms.get(dialogAtom) === null) closed();
      }),
    [atoms],
  );
  return times;
}
