import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { SettledNotice } from '@marquee/blocks/page/SettledNotice';
import type { SettledCall } from '@marquee/sdk/settle';
import { Link } from '@marquee/state/navigation';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { useIntl } from 'react-intl';
import { claims as messages } from './rewards.messages.ts';
import type { Claim } from './useClaim.ts';

/** How the last taking ended (SDK-05): one of which nobody knows is looked up in the account record. */
export function ClaimOutcome<C extends SettledCall>({ claim: { outcome, failure } }: { claim: Claim<C> }) {
  const intl = useIntl();
  if (failure) return <FailureNotice failure={failure} />;
  if (!outcome) return null;
  return (
    <SettledNotice
      outcome={outcome}
      action={
        <ButtonLink as={Link} to="?page=transactionHistory" size="small">
          {intl.formatMessage(messages.lookUp)}
        </ButtonLink>
      }
    >
      {intl.formatMessage(messages.done)}
    </SettledNotice>
  );
}
