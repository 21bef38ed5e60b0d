import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as human } from '@marquee/blocks/human/human.messages';
import type { PlatformError } from '@marquee/sdk/errors';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import type { LoginSide } from './finishLogin.ts';
import { messages } from './login.messages.ts';
import type { EntranceOutcome } from './useEntrance.ts';

const wrongSide = { member: messages.wrongSideMember, agent: messages.wrongSideAgent };

export interface LoginNoticesProps {
  failure: PlatformError | null;
  outcome: EntranceOutcome | 'unproven' | undefined;
  side: LoginSide;
}

/** Says above a form why a login did not come about. */
export function LoginNotices({ failure, outcome, side }: LoginNoticesProps) {
  const intl = useIntl();
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      {outcome === 'unproven' && <Notice tone="negative">{intl.formatMessage(human.failed)}</Notice>}
      {outcome === 'wrongSide' && <Notice tone="negative">{intl.formatMessage(wrongSide[side])}</Notice>}
    </>
  );
}
