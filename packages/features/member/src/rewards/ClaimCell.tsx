import { Badge } from '@marquee/ui/badge/Badge';
import { Button } from '@marquee/ui/button/Button';
import { useIntl } from 'react-intl';
import { claims as messages } from './rewards.messages.ts';

export interface ClaimCellProps {
  /** `claimable`, `claimed`, or whatever else there is */
  status: string;
  /** how it stands, where there is nothing to take */
  words: string;
  busy: boolean;
  onClaim: () => void;
}

/** How something stands that is taken by hand: a button that takes it, or the word for it (MEMB-07). */
export function ClaimCell({ status, words, busy, onClaim }: ClaimCellProps) {
  const intl = useIntl();
  if (status !== 'claimable') return <Badge tone={status === 'claimed' ? 'positive' : 'neutral'}>{words}</Badge>;
  return (
    <Button kind="primary" size="small" busy={busy} onClick={onClaim}>
      {intl.formatMessage(messages.claim)}
    </Button>
  );
}
