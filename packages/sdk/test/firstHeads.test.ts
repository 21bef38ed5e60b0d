import { expect, test } from 'vitest';
import type { Call } from '../src/contract/call.ts';
import type { CallHead } from '../src/contract/callHead.ts';
import * as heads from '../src/contract/firstHeads.ts';

const { loadFirstCalls: _, ...named } = heads;

test.each(Object.entries<CallHead>(named))('SDK-01 %s says what the declaration says', async (_name, head) => {
  const call: Call = await head.load();
  const { id, session, localized, cacheMs } = call;
  const { load: __, ...said } = head;
  expect({ localized: undefined, cacheMs: undefined, ...said }).toEqual({ id, session, localized, cacheMs });
});
