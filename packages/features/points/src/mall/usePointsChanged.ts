import { pointBalance } from '@marquee/sdk/contract/points/balance';
import { pointHistory } from '@marquee/sdk/contract/points/history';
import { redeemList } from '@marquee/sdk/contract/points/redeemList';
import { pointRewards } from '@marquee/sdk/contract/points/rewards';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import { useAppStore } from '@marquee/state/value';
import { useCallback } from 'react';

/** On what spent points show. */
const touched = [pointBalance, pointHistory, redeemList, pointRewards, balance];

/** Asks anew for all that spent points change. */
export function usePointsChanged(): () => void {
  const { queries } = useAppStore();
  return useCallback(() => {
    for (const { id } of touched) void queries.invalidateQueries({ queryKey: [id] });
  }, [queries]);
}
