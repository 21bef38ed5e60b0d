import type { Call } from '@marquee/sdk/contract/call';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { CannotPlay, type Play } from '@marquee/sdk/contract/play';
import { plays } from '@marquee/sdk/contract/plays';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AGENT, ask, MEMBER, playerOn, sandboxWith, tokenFor } from './fixture.ts';

const moneyCalls = (Object.keys(calls) as CallId[]).filter((id) => calls[id].effect === 'money');

/** Everything needed to settle a call, before it is sent. */
async function prepared(id: CallId) {
  const call: Call = calls[id];
  const { settlement } = call;
  if (!settlement) throw new TypeError(`${id} moves money and says not how a lost answer is settled`);
  const account = call.who === 'agent' ? AGENT : MEMBER;
  const sandbox = sandboxWith();
  const token = await tokenFor(sandbox, account);
  const player = playerOn(sandbox, token, account);
  const play: Play<Call> = plays[id] as never;
  const input = (await play(player)) as object;
  const parsed = z.parse(call.input, input) as object;
  const look = () => player.ask(settlement.by, settlement.ask(parsed));
  return { send: () => ask(sandbox, id, input, { token }), look, happened: settlement.happened, parsed };
}

describe('SDK-05 a lost answer is settled by reading the state back', () => {
  test.each(moneyCalls)('SDK-05 %s: the state shows that it happened', async (id) => {
    const { send, look, happened, parsed } = await prepared(id).catch((error: unknown) => {
      if (error instanceof CannotPlay) throw new Error(`${id} cannot be played on the stand-in: ${error.message}`);
      throw error;
    });
    const before = await look();
    expect((await send()).body.success).toBe(true);
    expect(happened(before, await look(), parsed)).toBe(true);
  });

  test.each(moneyCalls)('SDK-05 %s: nothing sent, nothing happened', async (id) => {
    const { look, happened, parsed } = await prepared(id);
    const before = await look();
    expect(happened(before, await look(), parsed)).toBe(false);
  });

  test.each(moneyCalls)('SDK-05 %s: what happened earlier is not taken for it', async (id) => {
    const { send, look, happened, parsed } = await prepared(id);
    await send();
    const before = await look();
    expect(happened(before, await look(), parsed)).not.toBe(true);
  });
});
