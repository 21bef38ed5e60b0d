import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { useGate } from '@marquee/blocks/gate/useGate';
import { useBrand } from '@marquee/brand/provider';
import { formatAmount } from '@marquee/domain/money';
import { type PromotionAction, promotionAction } from '@marquee/domain/promotions';
import type { CallOutput } from '@marquee/sdk/contract/call';
import type { promotionDetail } from '@marquee/sdk/contract/promotions/detail';
import { useSession } from '@marquee/state/session';
import { Button } from '@marquee/ui/button/Button';
import { Text } from '@marquee/ui/text/Text';
import { useIntl } from 'react-intl';
import { ApplyForm } from '../apply/ApplyForm.tsx';
import { messages } from './detail.messages.ts';
import { Outcome } from './Outcome.tsx';
import { actions } from './PromotionPage.css.ts';
import type { TakingPart } from './useTakingPart.ts';

export type PromotionDetail = CallOutput<typeof promotionDetail>;

export interface ParticipationProps {
  promotion: PromotionDetail;
  part: TakingPart;
}

/** The one thing to do next about a promotion, and what came of the last one (PROM-02). */
export function Participation({ promotion, part }: ParticipationProps) {
  const { mode } = promotion;
  const unsure = part.news && 'outcome' in part.news && part.news.outcome.kind === 'unknown';
  return (
    <div className={actions}>
      {part.news && <Outcome news={part.news} mode={mode} onLookAgain={() => void part.lookAgain()} />}
      {part.failure && <FailureNotice failure={part.failure} />}
      {/* until it is known whether it went through, nothing is sent again */}
      {!unsure && <Next promotion={promotion} part={part} />}
    </div>
  );
}

function Next({ promotion, part }: ParticipationProps) {
  const intl = useIntl();
  const gate = useGate();
  const { currency } = useBrand();
  const { kind } = useSession();
  const { id, mode, status, claimable } = promotion;
  const action: PromotionAction = mode === 'unknown' || status === 'unknown' ? 'none' : promotionAction(mode, status);
  const visitor = kind === 'visitor';
  const open = status !== 'closed' && status !== 'comingSoon';

  // how a visitor stands is not known: only what begins with joining can be begun
  if (visitor && open && (mode === 'raffle' || mode === 'open')) {
    return (
      <>
        <Text tone="secondary">{intl.formatMessage(messages.logInText)}</Text>
        <Button kind="primary" fullWidth onClick={() => gate('session', () => {})}>
          {intl.formatMessage(messages.logIn)}
        </Button>
      </>
    );
  }
  if (action === 'none') {
    // what just happened has been said
    return part.news ? null : <Text tone="secondary">{intl.formatMessage(messages.nothing)}</Text>;
  }
  if (action === 'apply' && kind !== 'visitor' && kind !== 'trial')
    return <ApplyForm id={id} onApplied={part.applied} />;
  const { words, run } = {
    join: { words: intl.formatMessage(mode === 'sign' ? messages.sign : messages.join), run: part.join },
    // the form shows once somebody is logged in who may fill it in
    apply: { words: intl.formatMessage(messages.apply), run: () => gate('real', () => {}) },
    claim: {
      words:
        claimable === undefined
          ? intl.formatMessage(messages.claimPlain)
          : intl.formatMessage(messages.claim, { amount: formatAmount(claimable, currency) }),
      run: part.claim,
    },
    raffle: { words: intl.formatMessage(messages.draw), run: part.draw },
  }[action];
  return (
    <>
      <Button kind="primary" fullWidth busy={part.pending} onClick={run}>
        {words}
      </Button>
      <Text size="sm" tone="muted">
        {intl.formatMessage(messages.terms)}
      </Text>
    </>
  );
}
