import { useSearchParams } from '@marquee/state/navigation';
import type { Timers } from '@marquee/ui/base/timers';
import { LotteryLobby } from './lobby/LotteryLobby.tsx';
import { lotteryTarget } from './play/lotteryTarget.ts';
import { PlayLottery } from './play/PlayLottery.tsx';

export interface LotteryPageProps {
  /** only what this vendor has */
  vendor?: string;
  timers?: Pick<Timers, 'setTimeout' | 'clearTimeout'>;
}

/** `/lottery` (SHELL-01): the lobby, or the lottery that the address names at play. */
export function LotteryPage({ vendor, timers }: LotteryPageProps) {
  const [query] = useSearchParams();
  const target = lotteryTarget(query);
  if (target) return <PlayLottery target={target} />;
  const only = vendor ?? (query.get('vendor') || undefined);
  return <LotteryLobby {...(only !== undefined && { vendor: only })} {...(timers && { timers })} />;
}
