import { useFlag } from '@marquee/brand/provider';

/** Which of an agent's pages a brand has (AGNT-01b); a page that is not named here is always there. */
export function useAgentFlags() {
  return {
    dividends: useFlag('contract'),
    contracts: useFlag('contract'),
    dailyWages: useFlag('salaryDaily'),
    hourlyWages: useFlag('salaryHourly'),
    realTimeWages: useFlag('salaryRealTime'),
  };
}
