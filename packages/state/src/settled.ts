import type { CallInput } from '@marquee/sdk/contract/call';
import { type Settled, type SettledCall, sendSettled } from '@marquee/sdk/settle';
import { type Action, useAction } from './action.ts';
import { useClient } from './client.ts';

/**
 * Sends a call that moves money or points: one request however often it is pressed (C19), and an answer lost on the way is
 * settled by reading the state back (SDK-05). It goes on when its screen goes.
 */
export function useSettled<C extends SettledCall>(call: C): Action<CallInput<C>, Settled<C>> {
  const client = useClient();
  return useAction((input: CallInput<C>) => sendSettled(client, call, input));
}
