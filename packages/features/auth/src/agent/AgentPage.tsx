import { CentreDoor } from '@marquee/blocks/centre/CentreDoor';
import { useSession } from '@marquee/state/session';
import { LoginPage } from '../login/LoginPage.tsx';
import { AgentHome } from './AgentHome.tsx';

/** `/agentHome`: an agent's home; signed out, the login of agents, which does not offer to remember (AUTH-05). */
export function AgentPage() {
  const session = useSession();
  if (session.kind === 'visitor') return <LoginPage side="agent" />;
  return (
    <CentreDoor to="agent">
      <AgentHome account={session.account} />
    </CentreDoor>
  );
}
