import { processDailySalary } from '@marquee/sdk/contract/contracts/dailySalary';
import { processDividend } from '@marquee/sdk/contract/contracts/dividend';
import { processHourlySalary } from '@marquee/sdk/contract/contracts/hourlySalary';
import { contractList } from '@marquee/sdk/contract/contracts/list';
import type { ContractAction } from '@marquee/sdk/contract/contracts/process';
import { processRealTimeSalary } from '@marquee/sdk/contract/contracts/realTimeSalary';
import type { ContractType } from '@marquee/sdk/contract/contracts/type';
import { useAction } from '@marquee/state/action';
import { useClient } from '@marquee/state/client';
import { useAppStore } from '@marquee/state/value';

const calls = {
  dividend: processDividend,
  daily: processDailySalary,
  hourly: processHourlySalary,
  realTime: processRealTimeSalary,
};

/** Accepts, rejects or asks to end a contract, once (AGNT-03a, C19), and then asks anew for the list. */
export function useContractAction(type: ContractType) {
  const client = useClient();
  const app = useAppStore();
  return useAction(async (action: ContractAction) => {
    const change = await client.send(calls[type], action);
    void app.queries.invalidateQueries({ queryKey: [contractList.id] });
    return change;
  });
}
