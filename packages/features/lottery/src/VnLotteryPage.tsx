import type { Timers } from '@marquee/ui/base/timers';
import { LotteryLobby } from './lobby/LotteryLobby.tsx';
import { Results } from './results/Results.tsx';

const VENDOR = 'TCG_LOTTO_VN';

/** `/vnlottery` (SHELL-01): the Vietnamese lotteries and what they drew last. */
export function VnLotteryPage({ timers }: { timers?: Pick<Timers, 'setTimeout' | 'clearTimeout'> }) {
  return (
    <LotteryLobby vendor={VENDOR} vietnamese {...(timers && { timers })}>
      <Results />
    </LotteryLobby>
  );
}
