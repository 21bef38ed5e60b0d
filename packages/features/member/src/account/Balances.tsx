import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { OwnAmount } from '@marquee/blocks/money/OwnAmount';
import { Figures } from '@marquee/blocks/records/Figures';
import type { Amount as AmountText } from '@marquee/domain/money';
import { funds } from '@marquee/sdk/contract/wallet/funds';
import { useCall } from '@marquee/state/queries';
import { useIntl } from 'react-intl';
import { account as messages } from './account.messages.ts';

/** What a member has and where it is; covered where the header's balance is (MEMB-02a). */
export function Balances() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(funds, {});
  if (error) return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  const shown = (value: AmountText | undefined) => value && <OwnAmount value={value} />;
  return (
    <Figures
      figures={[
        { name: intl.formatMessage(messages.total), value: shown(data?.total) },
        { name: intl.formatMessage(messages.main), value: shown(data?.main) },
        { name: intl.formatMessage(messages.games), value: shown(data?.games) },
        { name: intl.formatMessage(messages.withdrawing), value: shown(data?.withdrawing) },
      ]}
    />
  );
}
