import type { LegalDocument } from '@marquee/brand/data';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { useIntl } from 'react-intl';
import { LegalText } from './LegalText.tsx';
import { messages } from './terms.messages.ts';

export interface TermsDialogProps {
  document: LegalDocument;
  onClose(): void;
}

/** Terms or privacy over whatever is on the screen, which stays as it is (AUTH-15, SHELL-02). */
export function TermsDialog({ document, onClose }: TermsDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      size="medium"
      title={intl.formatMessage(messages[document])}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={onClose}
    >
      <LegalText document={document} topLevel={3} />
    </Dialog>
  );
}
