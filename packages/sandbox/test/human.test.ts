import { type Challenge, solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../src/sandbox.ts';
import { ask, handClock, MEMBER, sandboxWith } from './fixture.ts';

const MINUTE = 60_000;

async function challengeOf(sandbox: Sandbox): Promise<Challenge> {
  const { body } = await ask(sandbox, 'session.humanChallenge');
  return body.value as unknown as Challenge;
}

async function solved(sandbox: Sandbox) {
  const challenge = await challengeOf(sandbox);
  const solution = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution };
}

const wrapped = (payload: object) => ({ scheme: 'altcha', solution: btoa(JSON.stringify(payload)) });

describe('AUTH-22 human check', () => {
  test('AUTH-22 a login goes on with what a solver of ALTCHA made, once', async () => {
    const sandbox = sandboxWith({ scenario: 'humanCheck' });
    expect((await ask(sandbox, 'session.login', MEMBER)).body).toMatchObject({
      code: 'human.required',
      message: 'Please complete verification first.',
      value: { humanCheck: true },
    });
    const humanCheck = wrapped(await solved(sandbox));
    expect((await ask(sandbox, 'session.login', { ...MEMBER, humanCheck })).body.success).toBe(true);
    expect((await ask(sandbox, 'session.login', { ...MEMBER, humanCheck })).body.code).toBe('human.failed');
  });

  test('AUTH-22 the challenge is signed as ALTCHA signs', async () => {
    // that library reads the clock of the machine, so the challenge must be good for long
    const sandbox = sandboxWith({ clock: handClock(Date.UTC(2100, 0)) });
    const { challenge, solution } = await solved(sandbox);
    if (!solution) throw new Error('not solved');
    const hmacSignatureSecret = sandbox.state().checks.humanSecret;
    expect(await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).toMatchObject({
      verified: true,
    });
  });

  test('C06 work takes the place of a captcha that somebody cannot read', async () => {
    const sandbox = sandboxWith({ scenario: 'captcha' });
    expect((await ask(sandbox, 'session.login', MEMBER)).body.code).toBe('captcha.required');
    const humanCheck = wrapped(await solved(sandbox));
    expect((await ask(sandbox, 'session.login', { ...MEMBER, humanCheck })).body.success).toBe(true);
  });

  test('AUTH-22 a challenge is dead after five minutes', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock, scenario: 'humanCheck' });
    const humanCheck = wrapped(await solved(sandbox));
    clock.advance(5 * MINUTE);
    expect((await ask(sandbox, 'session.login', { ...MEMBER, humanCheck })).body.code).toBe('human.failed');
  });

  test('AUTH-22 nothing made up gets through, also where no check was asked for', async () => {
    const sandbox = sandboxWith();
    const { challenge, solution } = await solved(sandbox);
    const other = await challengeOf(sandboxWith({ seed: 8 }));
    const forged = [
      { scheme: 'altcha', solution: '' },
      { scheme: 'altcha', solution: 'not base64!' },
      { scheme: 'altcha', solution: 'x'.repeat(20_000) },
      { scheme: 'other', solution: wrapped({ challenge, solution }).solution },
      wrapped({ challenge, solution: { ...solution, counter: (solution?.counter ?? 0) + 1 } }),
      wrapped({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      wrapped({ challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4e9 } }, solution }),
      wrapped({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution }),
      wrapped({ challenge: other, solution }),
    ];
    for (const humanCheck of forged) {
      expect((await ask(sandbox, 'session.login', { ...MEMBER, humanCheck })).body.code).toBe('human.failed');
    }
    const good = wrapped({ challenge, solution });
    expect((await ask(sandbox, 'session.login', { ...MEMBER, humanCheck: good })).body.success).toBe(true);
  });
});
