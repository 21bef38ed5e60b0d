import { Amount } from '@marquee/blocks/money/Amount';
import { Facts } from '@marquee/blocks/records/Facts';
import type { ContractTerms } from '@marquee/sdk/contract/contracts/terms';
import { useIntl } from 'react-intl';
import { contracts as messages, period } from './contracts.messages.ts';

/** What two parties agree on (AGNT-03a). */
export function Terms({ terms }: { terms: ContractTerms }) {
  const intl = useIntl();
  return (
    <Facts
      facts={[
        { name: intl.formatMessage(messages.rate), value: <bdi dir="ltr">{terms.rate}%</bdi> },
        { name: intl.formatMessage(messages.period), value: terms.period && intl.formatMessage(period[terms.period]) },
        { name: intl.formatMessage(messages.activeMembers), value: intl.formatNumber(terms.activeMembers) },
        { name: intl.formatMessage(messages.periodValidBet), value: <Amount value={terms.periodValidBet} /> },
        { name: intl.formatMessage(messages.periodProfitLoss), value: <Amount value={terms.periodProfitLoss} /> },
        { name: intl.formatMessage(messages.betAmount), value: <Amount value={terms.betAmount} /> },
      ]}
    />
  );
}
