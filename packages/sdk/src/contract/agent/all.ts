import { agentAnnouncements } from './announcements.ts';
import { teamBetting } from './betting.ts';
import { createLink } from './createLink.ts';
import { dailyWages } from './dailyWages.ts';
import { dividends } from './dividends.ts';
import { agentDownline } from './downline.ts';
import { agentDownlines } from './downlines.ts';
import { hourlyWages } from './hourlyWages.ts';
import { agentIncome } from './income.ts';
import { agentLinks } from './links.ts';
import { openAccount } from './openAccount.ts';
import { teamOverview } from './overview.ts';
import { teamProfit } from './profit.ts';
import { agentRates } from './rates.ts';
import { realTimeWages } from './realTimeWages.ts';
import { removeLink } from './removeLink.ts';
import { setRates } from './setRates.ts';
import { downlineTransactions } from './transactions.ts';
import { transferDownline } from './transferDownline.ts';
import { transferRules } from './transferRules.ts';
import { transfers } from './transfers.ts';
import { transferUpline } from './transferUpline.ts';

/** Teams, downlines, links and transfers of an agent. */
export const agentCalls = {
  [agentAnnouncements.id]: agentAnnouncements,
  [teamOverview.id]: teamOverview,
  [agentRates.id]: agentRates,
  [agentLinks.id]: agentLinks,
  [createLink.id]: createLink,
  [removeLink.id]: removeLink,
  [openAccount.id]: openAccount,
  [agentDownlines.id]: agentDownlines,
  [agentDownline.id]: agentDownline,
  [setRates.id]: setRates,
  [teamBetting.id]: teamBetting,
  [teamProfit.id]: teamProfit,
  [agentIncome.id]: agentIncome,
  [downlineTransactions.id]: downlineTransactions,
  [dividends.id]: dividends,
  [dailyWages.id]: dailyWages,
  [hourlyWages.id]: hourlyWages,
  [realTimeWages.id]: realTimeWages,
  [transferRules.id]: transferRules,
  [transfers.id]: transfers,
  [transferUpline.id]: transferUpline,
  [transferDownline.id]: transferDownline,
} as const;
