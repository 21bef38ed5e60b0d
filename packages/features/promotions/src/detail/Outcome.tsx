import { SettledNotice } from '@marquee/blocks/page/SettledNotice';
import { useBrand } from '@marquee/brand/provider';
import { formatAmount, formatNumber } from '@marquee/domain/money';
import type { PromotionMode } from '@marquee/domain/promotions';
import { Button } from '@marquee/ui/button/Button';
import { Notice } from '@marquee/ui/notice/Notice';
import { useIntl } from 'react-intl';
import { messages } from './detail.messages.ts';
import type { PartNews } from './useTakingPart.ts';

export interface OutcomeProps {
  news: PartNews;
  mode: PromotionMode | 'unknown';
  onLookAgain: () => void;
}

/** Says what came of it, in the platform's own amounts. */
export function Outcome({ news, mode, onLookAgain }: OutcomeProps) {
  const intl = useIntl();
  const words = useWords();
  if (news.kind === 'applied') return <Notice tone="positive">{intl.formatMessage(messages.applied)}</Notice>;
  if (news.kind === 'joined') {
    return <Notice tone="positive">{intl.formatMessage(mode === 'sign' ? messages.signed : messages.joined)}</Notice>;
  }
  return (
    <SettledNotice
      outcome={news.outcome.kind}
      action={
        <Button size="small" onClick={onLookAgain}>
          {intl.formatMessage(messages.lookAgain)}
        </Button>
      }
    >
      {words(news)}
    </SettledNotice>
  );
}

/** What was claimed or drawn, in words. */
function useWords() {
  const intl = useIntl();
  const { currency } = useBrand();
  return (news: Exclude<PartNews, { kind: 'joined' | 'applied' }>): string | undefined => {
    if (news.outcome.kind !== 'done') return undefined;
    if (news.kind === 'claimed') {
      return intl.formatMessage(messages.claimed, { amount: formatAmount(news.outcome.value.amount, currency) });
    }
    const { prize, amount, points } = news.outcome.value;
    if (amount !== undefined) {
      return intl.formatMessage(messages.drawnAmount, { prize, amount: formatAmount(amount, currency) });
    }
    if (points !== undefined)
      return intl.formatMessage(messages.drawnPoints, { prize, points: formatNumber(points, 0) });
    return intl.formatMessage(messages.drawn, { prize });
  };
}
