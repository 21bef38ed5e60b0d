import type { Client } from '@marquee/sdk/client';
import type { Call, CallInput, CallOutput } from '@marquee/sdk/contract/call';
import type { CallHead } from '@marquee/sdk/contract/callHead';
import { PlatformError } from '@marquee/sdk/errors';
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Action, type ActionOptions, useAction } from './action.ts';
import { useClient } from './client.ts';
import { useLanguage } from './preferences.ts';
import { callKey, sameButInput, sameInOtherWords } from './queryKeys.ts';
import { useSession } from './session.ts';
import { useHydrated } from './value.ts';

export interface CallOptions {
  /** false keeps the call unsent */
  enabled?: boolean;
  /** ms for which an answer is not asked anew; the call's own `cacheMs` unless said */
  staleMs?: number;
  /** the answer to another input stays, as `isPlaceholderData`, until the one that is asked for is there */
  keepsEarlier?: boolean;
}

/**
 * Reads through the cache. A call that needs a session waits for one; leaving the screen cancels what nobody else waits
 * for; a new language or person is a new entry.
 */
export function useCall<C extends Call>(
  call: C | CallHead<C>,
  input: CallInput<C>,
  { enabled = true, staleMs = call.cacheMs ?? 0, keepsEarlier = false }: CallOptions = {},
): UseQueryResult<CallOutput<C>, PlatformError> {
  const client = useClient();
  const session = useSession();
  const [language] = useLanguage();
  const hydrated = useHydrated(call.session !== 'none');
  const visitor = session.kind === 'visitor';
  const allowed = call.session === 'none' || (hydrated && !(visitor && call.session === 'required'));

  const key = callKey(call, input, language, visitor ? 'visitor' : session.serial);

  const mayStay = keepsEarlier ? sameButInput : sameInOtherWords;
  const result = useQuery<unknown, PlatformError>({
    queryKey: key,
    // what was there stays in its old words until the new ones come, so that a new language moves nothing (BRAND-14)
    placeholderData: (previous: unknown, query: { queryKey: QueryKey } | undefined) =>
      query && mayStay(query.queryKey, key) ? previous : undefined,
    // asking again for what is known means that a kept answer will not do
    queryFn: ({ signal, queryKey, client: cache }) => {
      const send = (whole: C) =>
        client.send(whole, input, { signal, flush: cache.getQueryData(queryKey) !== undefined });
      return 'load' in call ? loaded(call).then(send) : send(call);
    },
    enabled: enabled && allowed,
    staleTime: staleMs,
  });
  // the key names the call, so what is kept under it is that call's output
  return result as UseQueryResult<CallOutput<C>, PlatformError>;
}

/** A call's schemas that do not come are a call that was not reached; the next try fetches them again. */
async function loaded<C extends Call>(call: CallHead<C>): Promise<C> {
  return call.load().catch((cause: unknown) => {
    throw new PlatformError('offline', call.id, { cause });
  });
}

/** Sends a call that changes something: one request however often it is pressed (C19). */
export function useSend<C extends Call>(call: C, options?: ActionOptions): Action<CallInput<C>, CallOutput<C>> {
  const client: Client = useClient();
  return useAction((input: CallInput<C>) => client.send(call, input), options);
}
