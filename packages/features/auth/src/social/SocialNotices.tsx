import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { Button } from '@marquee/ui/button/Button';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import type { LoginSide } from '../login/finishLogin.ts';
import { messages as login } from '../login/login.messages.ts';
import { messages } from './social.messages.ts';
import type { SocialExchange, SocialProblem } from './useSocialExchange.ts';
import type { SocialStanding } from './useSocialLogin.ts';

export interface SocialNoticesProps {
  exchange: Pick<SocialExchange, 'failure' | 'problem'>;
  side: LoginSide;
  standing?: SocialStanding;
  /** asks in this page, after a window was blocked */
  onHere?: () => void;
}

/** Says how a login with a provider stands or why it did not come about. */
export function SocialNotices({ exchange: { failure, problem }, side, standing = 'idle', onHere }: SocialNoticesProps) {
  const intl = useIntl();
  const wrongSide = side === 'member' ? login.wrongSideMember : login.wrongSideAgent;
  const problems = { refused: messages.refused, foreign: messages.foreign, wrongSide } satisfies Record<
    SocialProblem,
    object
  >;
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      {problem && <Notice tone="negative">{intl.formatMessage(problems[problem])}</Notice>}
      {standing === 'asking' && <Notice live="status">{intl.formatMessage(messages.asking)}</Notice>}
      {standing === 'closed' && <Notice tone="warning">{intl.formatMessage(messages.closed)}</Notice>}
      {standing === 'blocked' && (
        <Notice
          tone="warning"
          action={
            <Button size="small" onClick={onHere}>
              {intl.formatMessage(messages.here)}
            </Button>
          }
        >
          {intl.formatMessage(messages.blocked)}
        </Notice>
      )}
    </>
  );
}
