import { Link } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Container } from '@marquee/ui/layout/Container';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { Heading } from '@marquee/ui/text/Heading';
import { useIntl } from 'react-intl';
import { LoginPage } from '../login/LoginPage.tsx';
import { AgentHome } from './AgentHome.tsx';
import { messages } from './agent.messages.ts';

/** `/agentHome`: an agent's home; signed out, the login of agents, which does not offer to remember (AUTH-05). */
export function AgentPage() {
  const intl = useIntl();
  const session = useSession();
  if (session.kind === 'visitor') return <LoginPage side="agent" />;
  if (session.kind === 'agent') return <AgentHome account={session.account} />;
  return (
    <Container>
      <Stack gap={5}>
        <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
        <Notice
          tone="warning"
          action={
            <ButtonLink as={Link} to="/" size="small">
              {intl.formatMessage(messages.toHome)}
            </ButtonLink>
          }
        >
          {intl.formatMessage(messages.notAgent)}
        </Notice>
      </Stack>
    </Container>
  );
}
