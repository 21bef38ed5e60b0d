import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import type { Exchange } from '../exchange.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { safetyMessage } from './messages.ts';
import { pauseOf, safetyOf, usedOf } from './settings.ts';
import type { KeptLimit } from './state.ts';

/** Whether another amount would go over a limit that the member has set. */
function over(platform: Platform, merchant: string, username: string, kind: KeptLimit['kind'], more: Amount): boolean {
  return safetyOf(platform, merchant, username).limits.some((limit) => {
    if (limit.kind !== kind || limit.value === undefined) return false;
    const used = usedOf(platform, merchant, username, limit) ?? '0';
    return compareAmounts(addAmounts(used, more), limit.value) > 0;
  });
}

/** Why a member may not bet so much now. */
export function playBar(
  platform: Platform,
  merchant: string,
  username: string,
  stake: Amount,
): 'excluded' | 'timeOut' | 'lossLimit' | undefined {
  const pause = pauseOf(platform, merchant, username);
  if (pause) return pause.kind === 'timeOut' ? 'timeOut' : 'excluded';
  return over(platform, merchant, username, 'loss', stake) ? 'lossLimit' : undefined;
}

/**
 * To be called by whatever launches a game or takes a deposit (SAFE-02).
 * @throws Refusal `player.excluded` while the member is paused or excluded; `value.until` is the end, if there is one
 */
export function assertNotExcluded({ platform, session, language }: Exchange<unknown>): void {
  if (!session) return;
  const pause = pauseOf(platform, session.record.merchant, session.record.username);
  if (!pause) return;
  const { kind, until } = pause;
  throw new Refusal(safetyMessage(kind === 'timeOut' ? 'timeOut' : 'excluded', language), {
    code: 'player.excluded',
    value: { kind, ...(until === undefined ? {} : { until }) },
  });
}

/**
 * To be called by whatever takes a deposit, before it is taken (SAFE-02).
 * @throws Refusal `limit.deposit` when it would go over a limit that the member has set
 */
export function assertWithinDepositLimit({ platform, session, language }: Exchange<unknown>, amount: Amount): void {
  if (!session) return;
  const { merchant, username } = session.record;
  if (over(platform, merchant, username, 'deposit', amount)) {
    throw new Refusal(safetyMessage('depositLimit', language), { code: 'limit.deposit' });
  }
}
