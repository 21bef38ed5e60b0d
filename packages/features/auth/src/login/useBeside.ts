import { type OpenDialog, useDialogs } from '@marquee/state/dialogs';
import { useLocation, useNavigate } from '@marquee/state/navigation';
import { isLoginPage, pathAfter } from './returnPath.ts';

export type BesideDialog = Extract<OpenDialog, { kind: 'register' | 'forgot' }>;

export interface Beside<D> {
  /** the popup, while it is the one that shows */
  readonly dialog: D | null;
  close(): void;
  /** to the login: the popup that one came from, with what was typed or the name of a new account, or the page below */
  back(username?: string): void;
  /** somebody is in: what the login was for goes on, else one is at home (AUTH-16, AUTH-19, AUTH-23) */
  goOn(): void;
}

/** A popup beside the login, with the way back to it and on from it. */
export function useBeside<K extends BesideDialog['kind']>(kind: K): Beside<Extract<BesideDialog, { kind: K }>> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { current, open, close } = useDialogs();
  const dialog = current?.kind === kind ? (current as Extract<BesideDialog, { kind: K }>) : null;
  const from = dialog?.from;
  // the page below is the login, and leads on by itself
  const onPage = !from && isLoginPage(pathname);
  return {
    dialog,
    close,
    back: (username) => (onPage ? close() : open({ ...(from ?? { kind: 'login' }), ...(username && { username }) })),
    goOn() {
      close();
      if (onPage) return;
      if (from?.resume) return from.resume();
      const path = pathAfter(from ?? {});
      if (path) navigate(path);
    },
  };
}
