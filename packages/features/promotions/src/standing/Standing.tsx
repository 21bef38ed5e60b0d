import type { CallOutput } from '@marquee/sdk/contract/call';
import type { promotionList } from '@marquee/sdk/contract/promotions/list';
import { Badge, type BadgeProps } from '@marquee/ui/badge/Badge';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { standings } from './standing.messages.ts';

/** A promotion as the list knows it. */
export type PromotionCard = CallOutput<typeof promotionList>['list'][number];

const tones: Record<keyof typeof standings, BadgeProps['tone']> = {
  join: 'accent',
  claim: 'positive',
  draws: 'positive',
  applying: 'info',
  process: 'info',
  rejected: 'negative',
  issued: 'positive',
  claimed: 'neutral',
  joined: 'info',
  signed: 'neutral',
  closed: 'neutral',
  comingSoon: 'neutral',
};

export type StandingProps = Pick<PromotionCard, 'mode' | 'status'>;

/** Where one stands with a promotion (PROM-02); nothing for a status that nobody here knows. */
export function Standing({ mode, status }: StandingProps) {
  const intl = useIntl();
  if (status === 'unknown') return null;
  const name = mode === 'raffle' && status === 'claim' ? 'draws' : status;
  const words: MessageDescriptor = standings[name];
  return <Badge tone={tones[name]}>{intl.formatMessage(words)}</Badge>;
}
