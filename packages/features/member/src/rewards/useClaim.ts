import type { CallInput } from '@marquee/sdk/contract/call';
import { unreadCount } from '@marquee/sdk/contract/support/unread';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import type { PlatformError } from '@marquee/sdk/errors';
import type { Settled, SettledCall } from '@marquee/sdk/settle';
import { useSettled } from '@marquee/state/settled';
import { useAppStore } from '@marquee/state/value';
import { useState } from 'react';

/** Taking something that waits, one at a time. */
export interface Claim<C extends SettledCall> {
  /** `id` says which of many is being taken */
  start(id: string, input: CallInput<C>): void;
  busy(id: string): boolean;
  readonly outcome: Settled<C>['kind'] | undefined;
  readonly failure: PlatformError | null;
}

/** Takes a reward, a mission's pay or a rebate, once, and then asks anew for what it changed (MEMB-07). */
export function useClaim<C extends SettledCall>(call: C, list: { readonly id: string }): Claim<C> {
  const app = useAppStore();
  const { send, failure, pending } = useSettled(call);
  const [claim, setClaim] = useState<{ id: string; outcome?: Settled<C>['kind'] }>();
  const start = async (id: string, input: CallInput<C>) => {
    if (pending) return;
    setClaim({ id });
    const settled = await send(input);
    if (settled) setClaim({ id, outcome: settled.kind });
    for (const changed of [list, balance, unreadCount]) {
      void app.queries.invalidateQueries({ queryKey: [changed.id] });
    }
  };
  return {
    start: (id, input) => void start(id, input),
    busy: (id) => pending && claim?.id === id,
    outcome: claim?.outcome,
    failure,
  };
}
