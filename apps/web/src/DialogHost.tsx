import { useDialogs } from '@marquee/state/dialogs';
import type { Screens } from './screens.ts';

/** Shows the dialog that is open (SHELL-07). */
export function DialogHost({ screens: { LoginDialog, SignOutDialog } }: { screens: Screens }) {
  const { current } = useDialogs();
  if (current?.kind === 'login') return <LoginDialog />;
  if (current?.kind === 'signOut') return <SignOutDialog />;
  return null;
}
