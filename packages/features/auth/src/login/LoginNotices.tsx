import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as human } from '@marquee/blocks/human/human.messages';
import { loginRefusals } from '@marquee/sdk/contract/session/loginRefusals';
import type { PlatformError } from '@marquee/sdk/errors';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import type { LoginSide } from './finishLogin.ts';
import { LazyWrongSide } from './LazyWrongSide.ts';
import type { EntranceOutcome } from './useEntrance.ts';

export interface LoginNoticesProps {
  failure: PlatformError | null;
  outcome: EntranceOutcome | 'unproven' | undefined;
  side: LoginSide;
}

/** Says above a form why a login did not come about. */
export function LoginNotices({ failure, outcome, side }: LoginNoticesProps) {
  const intl = useIntl();
  const code = failure?.details.code;
  const isTurned = outcome === 'wrongSide' || code === loginRefusals.notMember || code === loginRefusals.notAgent;
  return (
    <>
      {failure && !isTurned && <FailureNotice failure={failure} />}
      {outcome === 'unproven' && <Notice tone="negative">{intl.formatMessage(human.failed)}</Notice>}
      {isTurned && <LazyWrongSide side={side} failure={failure} />}
    </>
  );
}
