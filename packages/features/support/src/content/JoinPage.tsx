import { page } from '@marquee/blocks/page/page.css';
import { ServiceButton } from '@marquee/blocks/service/ServiceButton';
import { useBrand } from '@marquee/brand/provider';
import { Link, Navigate, useLocation } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Container } from '@marquee/ui/layout/Container';
import { Inline } from '@marquee/ui/layout/Inline';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { part } from './Content.css.ts';
import { messages } from './content.messages.ts';
import { Editorial } from './Editorial.tsx';

/** The join page (SUPP-03a): how one becomes a partner. An invitation's codes lead past it to the registration (AUTH-14). */
export function JoinPage() {
  const intl = useIntl();
  const { registration } = useBrand();
  // an invitation is for who has no account yet
  const opensAccounts = useSession().kind === 'visitor' && registration === 'direct';
  const { search } = useLocation();
  if (invites(search)) return <Navigate replace to={{ pathname: '/register', search }} />;
  return (
    <Container width="text">
      <div className={page}>
        <Editorial id="join" title={messages.join} />
        <div className={part}>
          {opensAccounts && <Text tone="secondary">{intl.formatMessage(messages.invited)}</Text>}
          <Inline>
            {opensAccounts && (
              <ButtonLink as={Link} to="/register" kind="primary">
                {intl.formatMessage(messages.register)}
              </ButtonLink>
            )}
            <ServiceButton />
          </Inline>
        </div>
      </div>
    </Container>
  );
}

/** What an invitation is called in the address. */
const CODES = ['code', 'affiliateCode', 'referralCode'];

function invites(search: string): boolean {
  const query = new URLSearchParams(search);
  return CODES.some((name) => query.get(name));
}
