import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { Button } from '@marquee/ui/button/Button';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import type { LoginSide } from '../login/finishLogin.ts';
import { LazyWrongSide } from '../login/LazyWrongSide.ts';
import { messages } from './social.messages.ts';
import type { SocialExchange } from './useSocialExchange.ts';
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
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      {problem === 'wrongSide' && <LazyWrongSide side={side} />}
      {problem && problem !== 'wrongSide' && <Notice tone="negative">{intl.formatMessage(messages[problem])}</Notice>}
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
