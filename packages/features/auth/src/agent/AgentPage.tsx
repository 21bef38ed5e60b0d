import { CentreDoor } from '@marquee/blocks/centre/CentreDoor';
import { Navigate, useLocation } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { LoginPage } from '../login/LoginPage.tsx';
import { wantedPath } from '../login/returnPath.ts';
import { AgentHome } from './AgentHome.tsx';

/**
 * `/agentHome`: an agent's home; signed out, the login of agents, which does not offer to remember (AUTH-05) and leads on to
 * the page that was wanted (SHELL-03).
 */
export function AgentPage() {
  const session = useSession();
  const wanted = wantedPath(useLocation());
  if (session.kind === 'visitor') return <LoginPage side="agent" />;
  if (wanted) return <Navigate replace to={wanted} />;
  return (
    <CentreDoor to="agent">
      <AgentHome account={session.account} />
    </CentreDoor>
  );
}
