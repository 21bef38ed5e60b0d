import { useGate } from '@marquee/blocks/gate/useGate';
import { pointBalance } from '@marquee/sdk/contract/points/balance';
import { claimPromotion } from '@marquee/sdk/contract/promotions/claim';
import { promotionDetail } from '@marquee/sdk/contract/promotions/detail';
import { joinPromotion } from '@marquee/sdk/contract/promotions/join';
import { promotionList } from '@marquee/sdk/contract/promotions/list';
import { claimRaffle } from '@marquee/sdk/contract/promotions/raffle';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import type { PlatformError } from '@marquee/sdk/errors';
import type { Settled } from '@marquee/sdk/settle';
import { useSend } from '@marquee/state/queries';
import { useSettled } from '@marquee/state/settled';
import { useAppStore } from '@marquee/state/value';
import { useState } from 'react';

/** What came of the last thing that was done here. */
export type PartNews =
  | { readonly kind: 'joined' }
  | { readonly kind: 'applied' }
  | { readonly kind: 'claimed'; readonly outcome: Settled<typeof claimPromotion> }
  | { readonly kind: 'drawn'; readonly outcome: Settled<typeof claimRaffle> };

export interface TakingPart {
  readonly join: () => void;
  readonly claim: () => void;
  readonly draw: () => void;
  /** an application went out */
  readonly applied: () => void;
  /** asks the platform anew how things stand */
  readonly lookAgain: () => Promise<void>;
  readonly pending: boolean;
  readonly failure: PlatformError | null;
  readonly news: PartNews | undefined;
}

/** On what a change here shows elsewhere. */
const touched = [promotionDetail, promotionList, balance, pointBalance];

/**
 * What a member can do about a promotion (PROM-02). A visitor logs in first, and what was wanted goes on; a trial account is
 * told that it needs a real one (AUTH-23). Money moves once, and a lost answer is looked up (SDK-05).
 */
export function useTakingPart(id: string): TakingPart {
  const app = useAppStore();
  const gate = useGate();
  const joining = useSend(joinPromotion);
  const claiming = useSettled(claimPromotion);
  const drawing = useSettled(claimRaffle);
  const [news, setNews] = useState<PartNews>();
  const refresh = async () => {
    await Promise.all(touched.map((call) => app.queries.invalidateQueries({ queryKey: [call.id] })));
  };
  const told = (next: PartNews | undefined) => {
    setNews(next);
    // a refusal says that things stand otherwise than they were shown
    void refresh();
  };
  const begin = (action: () => Promise<PartNews | undefined>) => () =>
    gate('real', () => {
      for (const one of [joining, claiming, drawing]) one.reset();
      setNews(undefined);
      void action().then(told);
    });
  return {
    join: begin(async () => (await joining.send({ id })) && { kind: 'joined' }),
    claim: begin(async () => {
      const outcome = await claiming.send({ id });
      return outcome && { kind: 'claimed', outcome };
    }),
    draw: begin(async () => {
      const outcome = await drawing.send({ id });
      return outcome && { kind: 'drawn', outcome };
    }),
    applied: () => told({ kind: 'applied' }),
    lookAgain: async () => {
      await refresh();
      setNews(undefined);
    },
    pending: joining.pending || claiming.pending || drawing.pending,
    failure: joining.failure ?? claiming.failure ?? drawing.failure,
    news,
  };
}
