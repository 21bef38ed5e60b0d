import { TermsDialog } from '@marquee/blocks/terms/TermsDialog';
import { useDialogActions } from '@marquee/state/dialogs';

/** The terms over whatever page one is on (SHELL-02). */
export function TermsPopup() {
  const { close } = useDialogActions();
  return <TermsDialog document="terms" onClose={close} />;
}
