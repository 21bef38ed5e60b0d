import { failureText } from '@marquee/blocks/failure/failureText';
import { useHasPage } from '@marquee/blocks/page/pages';
import type { PlatformError } from '@marquee/sdk/errors';
import { useDialogActions } from '@marquee/state/dialogs';
import { Link } from '@marquee/state/navigation';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import type { LoginSide } from './finishLogin.ts';
import { messages } from './wrongSide.messages.ts';

/** By the side where it was tried: what is said of it, and where the login of the other side is. */
const turns = {
  member: { said: messages.member, to: '/agentHome', way: messages.toAgents },
  agent: { said: messages.agent, to: '/login', way: messages.toMembers },
} as const satisfies Record<LoginSide, object>;

export interface WrongSideProps {
  side: LoginSide;
  /** what the platform said of it */
  failure?: PlatformError | null;
}

/** Says that an account logs in on the other side, and leads there where the site has it (AUTH-05). */
export function WrongSide({ side, failure }: WrongSideProps) {
  const intl = useIntl();
  const hasPage = useHasPage();
  const { close } = useDialogActions();
  const { said, to, way } = turns[side];
  return (
    <Notice
      tone="negative"
      action={
        hasPage(to) && (
          <ButtonLink as={Link} to={to} size="small" onClick={close}>
            {intl.formatMessage(way)}
          </ButtonLink>
        )
      }
    >
      {failure ? failureText(intl, failure) : intl.formatMessage(said)}
    </Notice>
  );
}
