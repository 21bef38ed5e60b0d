import type { Amount as AmountText } from '@marquee/domain/money';
import { useBalanceHidden } from '@marquee/state/preferences';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { useIntl } from 'react-intl';
import { Amount } from './Amount.tsx';
import { messages } from './money.messages.ts';

/** What the person who is logged in has: *** wherever it stands, once it is hidden from onlookers (MEMB-02a). */
export function OwnAmount({ value }: { value: AmountText }) {
  const intl = useIntl();
  const [hidden] = useBalanceHidden();
  if (!hidden) return <Amount value={value} />;
  return (
    <>
      <span aria-hidden>***</span>
      <VisuallyHidden>{intl.formatMessage(messages.hidden)}</VisuallyHidden>
    </>
  );
}
