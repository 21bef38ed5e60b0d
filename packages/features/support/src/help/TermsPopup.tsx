import { TermsDialog } from '@marquee/blocks/terms/TermsDialog';
import { useDialogs } from '@marquee/state/dialogs';

/** The terms over whatever page one is on (SHELL-02). */
export function TermsPopup() {
  const { close } = useDialogs();
  return <TermsDialog document="terms" onClose={close} />;
}
