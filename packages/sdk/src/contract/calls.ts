import { accountCalls } from './account/all.ts';
import { agentCalls } from './agent/all.ts';
import { cashierCalls } from './cashier/all.ts';
import { contentCalls } from './content/all.ts';
import { contractsCalls } from './contracts/all.ts';
import { gamesCalls } from './games/all.ts';
import { lotteryCalls } from './lottery/all.ts';
import { memberCalls } from './member/all.ts';
import { missionsCalls } from './missions/all.ts';
import { pointsCalls } from './points/all.ts';
import { promotionsCalls } from './promotions/all.ts';
import { recordsCalls } from './records/all.ts';
import { safetyCalls } from './safety/all.ts';
import { sessionCalls } from './session/all.ts';
import { supportCalls } from './support/all.ts';
import { systemCalls } from './system/all.ts';
import { walletCalls } from './wallet/all.ts';

/** The calls by area, for documents that list them so. */
export const areas = {
  session: sessionCalls,
  member: memberCalls,
  wallet: walletCalls,
  system: systemCalls,
  content: contentCalls,
  account: accountCalls,
  games: gamesCalls,
  lottery: lotteryCalls,
  missions: missionsCalls,
  contracts: contractsCalls,
  points: pointsCalls,
  promotions: promotionsCalls,
  cashier: cashierCalls,
  records: recordsCalls,
  support: supportCalls,
  agent: agentCalls,
  safety: safetyCalls,
} as const;

/**
 * Every call by its id, for what must cover all of them: the stand-in (a call without a handler does not compile) and
 * the documents. Screens import single calls, so that a page loads only the schemas it uses.
 */
export const calls = {
  ...sessionCalls,
  ...memberCalls,
  ...walletCalls,
  ...systemCalls,
  ...contentCalls,
  ...accountCalls,
  ...gamesCalls,
  ...lotteryCalls,
  ...missionsCalls,
  ...contractsCalls,
  ...pointsCalls,
  ...promotionsCalls,
  ...cashierCalls,
  ...recordsCalls,
  ...supportCalls,
  ...agentCalls,
  ...safetyCalls,
} as const;

export type Calls = typeof calls;
export type CallId = keyof Calls;
