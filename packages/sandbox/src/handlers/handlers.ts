import type { Handlers } from '../exchange.ts';
import { accountHandlers } from './account/all.ts';
import { agentHandlers } from './agent/all.ts';
import { cashierHandlers } from './cashier/all.ts';
import { contentHandlers } from './content/all.ts';
import { contractsHandlers } from './contracts/all.ts';
import { gamesHandlers } from './games/all.ts';
import { lotteryHandlers } from './lottery/all.ts';
import { memberHandlers } from './member/all.ts';
import { missionsHandlers } from './missions/all.ts';
import { pointsHandlers } from './points/all.ts';
import { promotionsHandlers } from './promotions/all.ts';
import { recordsHandlers } from './records/all.ts';
import { safetyHandlers } from './safety/all.ts';
import { sessionHandlers } from './session/all.ts';
import { supportHandlers } from './support/all.ts';
import { type ModuleSwitches, systemHandlers } from './system/all.ts';
import type { PlatformHosts } from './system/hosts.ts';
import { walletHandlers } from './wallet/all.ts';

/** What answers each call. */
export function handlersFor(modules: ModuleSwitches, hosts: PlatformHosts = {}): Handlers {
  return {
    ...sessionHandlers,
    ...memberHandlers,
    ...walletHandlers,
    ...systemHandlers(modules, hosts),
    ...contentHandlers,
    ...accountHandlers(modules),
    ...gamesHandlers,
    ...lotteryHandlers,
    ...missionsHandlers,
    ...contractsHandlers(modules),
    ...pointsHandlers,
    ...promotionsHandlers,
    ...cashierHandlers,
    ...recordsHandlers,
    ...supportHandlers,
    ...agentHandlers,
    ...safetyHandlers,
  };
}
