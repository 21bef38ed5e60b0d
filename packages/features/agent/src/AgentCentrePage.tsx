import { CentreDoor } from '@marquee/blocks/centre/CentreDoor';
import { CentrePage } from '@marquee/blocks/centre/CentrePage';
import { useSearchParams } from '@marquee/state/navigation';
import { useIntl } from 'react-intl';
import { messages, pageNames } from './agent.messages.ts';
import { type AgentPageKey, agentPageKeys, agentPages } from './agentPages.tsx';
import { useAgentFlags } from './centre/agentFlags.ts';

/** The agent centre (AGNT-01): `/agent`, which page of it stands in the address. For agents alone. */
export function AgentCentrePage() {
  return (
    <CentreDoor to="agent">
      <Centre />
    </CentreDoor>
  );
}

function Centre() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const offered: Partial<Record<AgentPageKey, boolean>> = useAgentFlags();
  const keys = agentPageKeys.filter((key) => offered[key] !== false);
  const current = keys.find((key) => key === query.get('page')) ?? 'agentTeamOverview';
  const { Screen } = agentPages[current];
  return (
    <CentrePage
      title={intl.formatMessage(messages.title)}
      current={current}
      entries={keys.map((key) => ({ key, label: intl.formatMessage(pageNames[key]), icon: agentPages[key].icon }))}
    >
      <Screen key={current} />
    </CentrePage>
  );
}
