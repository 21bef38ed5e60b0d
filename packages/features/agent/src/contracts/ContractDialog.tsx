import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as pageWords } from '@marquee/blocks/page/page.messages';
import type { ContractRow } from '@marquee/sdk/contract/contracts/contract';
import { contractTypes } from '@marquee/sdk/contract/contracts/type';
import { Button } from '@marquee/ui/button/Button';
import { ConfirmDialog } from '@marquee/ui/dialog/ConfirmDialog';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { Heading } from '@marquee/ui/text/Heading';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { contracts, actions as messages, request as requestWords } from './contracts.messages.ts';
import { Ends } from './Ends.tsx';
import { Terms } from './Terms.tsx';
import { useContractAction } from './useContractAction.ts';

export interface ContractDialogProps {
  contract: ContractRow;
  onClose: () => void;
}

const ANSWERS = ['accept', 'reject', 'terminate'] as const;
type Answer = (typeof ANSWERS)[number];

/**
 * A contract, and what can be done with it now (AGNT-03a). Whoever agrees is told first which downlines lose theirs by it
 * (AGNT-03b), and every answer is asked about once more.
 */
export function ContractDialog({ contract, onClose }: ContractDialogProps) {
  const intl = useIntl();
  const { terms, request, actions, endsDownlines, account } = contract;
  const type = contractTypes.find((one) => one === contract.type);
  const [asked, setAsked] = useState<Answer>();
  const title = <bdi>{account}</bdi>;
  if (asked && type) {
    return (
      <Confirm
        contract={contract}
        type={type}
        answer={asked}
        title={title}
        onClose={onClose}
        onBack={() => setAsked(undefined)}
      >
        {asked === 'accept' && endsDownlines > 0 && <Ends id={contract.id} count={endsDownlines} />}
      </Confirm>
    );
  }
  const open = type ? ANSWERS.filter((answer) => actions.includes(answer)) : [];
  return (
    <Dialog
      open
      size="medium"
      title={title}
      closeLabel={intl.formatMessage(pageWords.close)}
      onClose={onClose}
      footer={
        open.length > 0 &&
        open.map((answer) => (
          <Button key={answer} kind={answer === 'accept' ? 'primary' : 'secondary'} onClick={() => setAsked(answer)}>
            {intl.formatMessage(messages[answer])}
          </Button>
        ))
      }
    >
      <Stack gap={4}>
        {request && (
          <Stack gap={2}>
            <Heading level={3}>
              {intl.formatMessage(requestWords[request.kind])} · {intl.formatMessage(requestWords[request.by])}
            </Heading>
            {request.terms && <Terms terms={request.terms} />}
          </Stack>
        )}
        {terms && (
          <Stack gap={2}>
            <Heading level={3}>{intl.formatMessage(contracts.inForce)}</Heading>
            <Terms terms={terms} />
          </Stack>
        )}
        {contract.endedByRate && <Notice>{intl.formatMessage(contracts.endedByRate)}</Notice>}
      </Stack>
    </Dialog>
  );
}

interface ConfirmProps extends ContractDialogProps {
  type: (typeof contractTypes)[number];
  answer: Answer;
  title: ReactNode;
  onBack: () => void;
  children: ReactNode;
}

function Confirm({ contract, type, answer, title, onBack, onClose, children }: ConfirmProps) {
  const intl = useIntl();
  const { send, pending, failure } = useContractAction(type);
  const { id } = contract;
  const go = async () => {
    const action = answer === 'accept' ? ({ action: answer, id, acknowledged: true } as const) : { action: answer, id };
    if (await send(action)) onClose();
  };
  return (
    <ConfirmDialog
      open
      size="medium"
      title={title}
      closeLabel={intl.formatMessage(pageWords.cancel)}
      confirmLabel={intl.formatMessage(messages[answer])}
      danger={answer !== 'accept'}
      busy={pending}
      onConfirm={() => void go()}
      onClose={onBack}
    >
      <Stack gap={4}>
        <p>{intl.formatMessage(messages[`${answer}Text`])}</p>
        {children}
        {failure && <FailureNotice failure={failure} />}
      </Stack>
    </ConfirmDialog>
  );
}
