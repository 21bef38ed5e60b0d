import type { Call, CallInput } from '@marquee/sdk/contract/call';
import { safetySettings } from '@marquee/sdk/contract/safety/settings';
import { useSend } from '@marquee/state/queries';
import { useAppStore } from '@marquee/state/value';
import { useState } from 'react';

/** Sends one change of the settings, and shows what holds from now on (SAFE-02). */
export function useSafetyChange<C extends Call>(call: C) {
  const app = useAppStore();
  const { send, pending, failure, reset } = useSend(call);
  const [done, setDone] = useState(false);
  const change = async (input: CallInput<C>): Promise<boolean> => {
    setDone(false);
    const answer = await send(input);
    if (answer === undefined) return false;
    setDone(true);
    await app.queries.invalidateQueries({ queryKey: [safetySettings.id] });
    return true;
  };
  return { change, pending, failure, done, reset };
}
