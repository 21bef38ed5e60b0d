import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { Figures } from '@marquee/blocks/records/Figures';
import { useCategoryName } from '@marquee/blocks/records/useCategoryName';
import { agentRates } from '@marquee/sdk/contract/agent/rates';
import { useCall } from '@marquee/state/queries';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { useIntl } from 'react-intl';
import { links as messages } from './links.messages.ts';

/** The agent's own rates: no downline can be given more (AGNT-02a). */
export function Rates() {
  const intl = useIntl();
  const named = useCategoryName();
  const { data, error, isFetching, refetch } = useCall(agentRates, {});
  return (
    <>
      <Heading level={2}>{intl.formatMessage(messages.rates)}</Heading>
      {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton shape="control" />}
      {data && (
        <Figures
          figures={data.rates.map(({ gameType, rate }) => ({
            name: named(gameType),
            value: <bdi dir="ltr">{rate}%</bdi>,
          }))}
        />
      )}
    </>
  );
}
