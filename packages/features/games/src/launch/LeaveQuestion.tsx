import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { useIntl } from 'react-intl';
import { messages } from './launch.messages.ts';

export interface LeaveQuestionProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether a game at play is to be left (GAME-06). */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={open}
      title={intl.formatMessage(messages.guardTitle)}
      closeLabel={intl.formatMessage(messages.guardStay)}
      confirmLabel={intl.formatMessage(messages.guardLeave)}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{intl.formatMessage(messages.guardText)}</p>
    </ConfirmDialog>
  );
}
