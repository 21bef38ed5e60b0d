import { OwnAmount } from '@marquee/blocks/money/OwnAmount';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import { useBalanceHidden } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { IconButton } from '@marquee/ui/button/IconButton';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { arrow, caption, figures, panel, refresh, value } from './BalancePanel.css.ts';
import { messages } from './BalancePanel.messages.ts';

/** The balance of who is logged in (MEMB-02): covered or shown, fetched anew on a click, "Updating…" until it is there. */
export function BalancePanel() {
  const intl = useIntl();
  const [hidden, setHidden] = useBalanceHidden();
  const { data, isFetching, isError, refetch } = useCall(balance, {});
  const failed = isError && !isFetching;

  function shown(): ReactNode {
    if (isFetching || (!data && !failed)) return intl.formatMessage(messages.updating);
    if (failed || !data) return intl.formatMessage(messages.failed);
    return <OwnAmount value={data.sumBalance} />;
  }

  return (
    <fieldset className={panel} aria-label={intl.formatMessage(messages.label)}>
      <button
        type="button"
        className={refresh}
        aria-busy={isFetching}
        title={intl.formatMessage(failed ? messages.retry : messages.refresh)}
        onClick={() => void refetch({ cancelRefetch: false })}
      >
        <span className={figures}>
          <span className={caption}>{intl.formatMessage(messages.label)}</span>
          <span className={value} aria-live="polite">
            {shown()}
          </span>
        </span>
        <VisuallyHidden>{intl.formatMessage(failed ? messages.retry : messages.refresh)}</VisuallyHidden>
        <span className={arrow}>
          <RefreshCw size={14} aria-hidden />
        </span>
      </button>
      <IconButton
        label={intl.formatMessage(hidden ? messages.show : messages.hide)}
        icon={hidden ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
        onClick={() => setHidden(!hidden)}
      />
    </fieldset>
  );
}
