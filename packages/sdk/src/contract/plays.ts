import { accountPlays } from './account/plays.ts';
import { agentPlays } from './agent/plays.ts';
import type { Calls } from './calls.ts';
import { cashierPlays } from './cashier/plays.ts';
import { contentPlays } from './content/plays.ts';
import { contractsPlays } from './contracts/plays.ts';
import { gamesPlays } from './games/plays.ts';
import { lotteryPlays } from './lottery/plays.ts';
import { memberPlays } from './member/plays.ts';
import { missionsPlays } from './missions/plays.ts';
import type { Plays } from './play.ts';
import { pointsPlays } from './points/plays.ts';
import { promotionsPlays } from './promotions/plays.ts';
import { recordsPlays } from './records/plays.ts';
import { safetyPlays } from './safety/plays.ts';
import { sessionPlays } from './session/plays.ts';
import { supportPlays } from './support/plays.ts';
import { systemPlays } from './system/plays.ts';
import { walletPlays } from './wallet/plays.ts';

/** How each call is played; apart from the declarations, so that no page carries it. */
export const plays: Plays<Calls> = {
  ...sessionPlays,
  ...memberPlays,
  ...walletPlays,
  ...systemPlays,
  ...contentPlays,
  ...accountPlays,
  ...gamesPlays,
  ...lotteryPlays,
  ...missionsPlays,
  ...contractsPlays,
  ...pointsPlays,
  ...promotionsPlays,
  ...cashierPlays,
  ...recordsPlays,
  ...supportPlays,
  ...agentPlays,
  ...safetyPlays,
};
