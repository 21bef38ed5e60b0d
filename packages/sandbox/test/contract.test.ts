import type { Call } from '@marquee/sdk/contract/call';
import { areas, type CallId, calls } from '@marquee/sdk/contract/calls';
import type { Play } from '@marquee/sdk/contract/play';
import { plays } from '@marquee/sdk/contract/plays';
import { envelope } from '@marquee/sdk/contract/wire';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultNames } from '../src/faults.ts';
import { type ScenarioName, scenarioNames } from '../src/scenarios.ts';
import { AGENT, ask, MEMBER, playerOn, sandboxWith, tokenFor } from './fixture.ts';

const callIds = Object.keys(calls) as CallId[];

/** Scenarios that concern some areas only; any other is played with every call. */
const concerns: Partial<Record<ScenarioName, readonly (keyof typeof areas)[]>> = {
  maintenance: ['system'],
  maintenanceOpenEnd: ['system'],
  region: ['system'],
  noBanners: ['content'],
  oneBanner: ['content'],
  noNotices: ['content'],
  hostileNotices: ['content'],
  hostileService: ['support'],
  noService: ['support'],
  captcha: ['session', 'account'],
  humanCheck: ['session', 'account'],
  unregisteredIp: ['session', 'account'],
  allFields: ['account'],
  fewFields: ['account'],
  mobileFields: ['account'],
  hostilePatterns: ['account'],
};

const concerned = (id: CallId, scenario: ScenarioName) =>
  concerns[scenario]?.some((area) => Object.hasOwn(areas[area], id)) ?? true;

/** Plays a call with an input that fits it, by whom it is for. */
async function answerOf(id: CallId, scenario: ScenarioName, fault?: string) {
  const sandbox = sandboxWith();
  const call: Call = calls[id];
  const account = call.who === 'agent' ? AGENT : MEMBER;
  const token = await tokenFor(sandbox, account);
  const play: Play<Call> = plays[id] as never;
  const input = (await play(playerOn(sandbox, token, account))) as object;
  const headers = { 'X-Sandbox-Scenario': scenario, ...(fault ? { 'X-Sandbox-Fault': `${id}=${fault}` } : {}) };
  return ask(sandbox, id, input, { token, headers });
}

/** The answer of a call on a platform as it should be, played once for all tests that compare with it. */
const plain = new Map<CallId, ReturnType<typeof answerOf>>();
function plainAnswerOf(id: CallId) {
  const answer = plain.get(id) ?? answerOf(id, 'normal');
  plain.set(id, answer);
  return answer;
}

function answeredValue(id: CallId, text: string): unknown {
  const body: unknown = JSON.parse(text);
  return 'bare' in calls[id] ? body : z.parse(envelope, body).value;
}

const humanCheck = { humanCheck: true };

/** Calls that say no in a scenario, as an envelope with a hint of what is asked for (AUTH-06, AUTH-22). */
const hints: Partial<Record<ScenarioName, Partial<Record<CallId, object>>>> = {
  captcha: { 'session.login': { captcha: true } },
  humanCheck: {
    'session.login': humanCheck,
    'account.smsNoLogin': humanCheck,
    'account.smsRegister': humanCheck,
    'account.register': humanCheck,
    'account.registerMobile': humanCheck,
    'account.phoneCode': humanCheck,
    'account.emailCode': humanCheck,
  },
};

describe('SDK-01 the sandbox speaks the contract', () => {
  const cases = callIds.flatMap((id) =>
    scenarioNames.filter((scenario) => concerned(id, scenario)).map((scenario) => ({ id, scenario })),
  );
  test.each(cases)('SDK-01 $id answers as declared, scenario $scenario', async ({ id, scenario }) => {
    const { status, text, headers, body } = await (scenario === 'normal' ? plainAnswerOf(id) : answerOf(id, scenario));
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(status).toBe(200);
    const hint = hints[scenario]?.[id];
    if (hint) expect(body).toMatchObject({ success: false, value: hint });
    else expect(z.safeParse(calls[id].output, answeredValue(id, text))).toMatchObject({ success: true });
  });

  test.each(callIds)('SDK-03 %s with unknown extra fields still fits the contract', async (id) => {
    const { text } = await answerOf(id, 'normal', 'extraFields');
    expect(text).toContain('unheardOf');
    expect(text).not.toBe((await plainAnswerOf(id)).text);
    expect(z.safeParse(calls[id].output, answeredValue(id, text)).success).toBe(true);
  });

  // what is answered with nothing cannot be of a wrong type
  const saying = callIds.filter((id) => !z.safeParse(calls[id].output, 0).success);
  test.each(saying)('SDK-03 %s with wrong types does not fit the contract', async (id) => {
    const { text } = await answerOf(id, 'normal', 'wrongTypes');
    expect(z.safeParse(calls[id].output, answeredValue(id, text)).success).toBe(false);
  });

  test.each(saying)('SDK-03 %s without its value does not fit the contract', async (id) => {
    const { text } = await answerOf(id, 'normal', 'missingValue');
    expect(z.safeParse(calls[id].output, answeredValue(id, text)).success).toBe(false);
  });

  test.each(callIds)('%s gives the same answer for the same seed', async (id) => {
    const [one, two] = [await plainAnswerOf(id), await answerOf(id, 'normal')];
    expect(one.text).toBe(two.text);
  });

  test('another seed gives other tokens and members', async () => {
    const [one, two] = [sandboxWith({ seed: 1 }), sandboxWith({ seed: 2 })];
    const [first, second] = [await tokenFor(one), await tokenFor(two)];
    expect(first).not.toBe(second);
    const info = [
      await ask(one, 'member.info', {}, { token: first }),
      await ask(two, 'member.info', {}, { token: second }),
    ];
    expect(info[0]?.body.value?.id).not.toBe(info[1]?.body.value?.id);
  });

  test('every fault has a name that can be asked for', async () => {
    for (const name of faultNames) {
      const { status } = await ask(
        sandboxWith({ wait: async () => {} }),
        'system.status',
        {},
        { headers: { 'X-Sandbox-Fault': `*=${name}` } },
      );
      expect(status).not.toBe(400);
    }
  });
});
