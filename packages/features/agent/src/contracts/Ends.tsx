import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { contractPreview } from '@marquee/sdk/contract/contracts/preview';
import { useCall } from '@marquee/state/queries';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import { actions as messages } from './contracts.messages.ts';
import { list } from './Ends.css.ts';

/** Which downlines lose their contract by an agreement, because their rate is higher (AGNT-03b). */
export function Ends({ id, count }: { id: string; count: number }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useCall(contractPreview, { id });
  return (
    <Notice tone="warning" title={intl.formatMessage(messages.ends, { count })}>
      {error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <ul className={list}>
          {data.ends.map((one) => (
            <li key={one.id}>
              <bdi>{one.account}</bdi> <bdi dir="ltr">{one.rate}%</bdi>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
