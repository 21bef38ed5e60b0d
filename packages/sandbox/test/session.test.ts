import { describe, expect, test } from 'vitest';
import type { SandboxState } from '../src/state.ts';
import { ask, handClock, sandboxWith, tokenFor } from './fixture.ts';

const MINUTE = 60_000;

describe('AUTH-01 sessions', () => {
  test('AUTH-01 end after half an hour without a call, each call keeping them alive', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    const token = await tokenFor(sandbox);
    clock.advance(29 * MINUTE);
    expect((await ask(sandbox, 'wallet.balance', {}, { token })).status).toBe(200);
    clock.advance(29 * MINUTE);
    expect((await ask(sandbox, 'wallet.balance', {}, { token })).status).toBe(200);
    clock.advance(30 * MINUTE);
    const { status, body } = await ask(sandbox, 'wallet.balance', {}, { token, language: 'ES' });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      success: false,
      code: 'session.expired',
      message: expect.stringMatching(/^Tu sesión ha terminado/),
    });
  });

  test('AUTH-21 logout ends the session', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    expect((await ask(sandbox, 'session.logout', {}, { token })).body.success).toBe(true);
    expect((await ask(sandbox, 'member.info', {}, { token })).status).toBe(401);
  });

  test('AUTH-01 a token of one merchant is nothing to another', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox, undefined, { merchant: 'ONE' });
    expect((await ask(sandbox, 'member.info', {}, { token, merchant: 'TWO' })).status).toBe(401);
    expect((await ask(sandbox, 'member.info', {}, { token, merchant: 'ONE' })).status).toBe(200);
  });

  test.each(['', 'nonsense', '__proto__', 'constructor'])('AUTH-01 token "%s" opens nothing', async (token) => {
    expect((await ask(sandboxWith(), 'member.info', {}, { token })).status).toBe(401);
  });

  test('MEMB-02 the balance is decimal text with every digit', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox, { username: 'demovip', password: 'vip2468vip', type: 'username' });
    const { body } = await ask(sandbox, 'wallet.balance', {}, { token });
    expect(body.value).toEqual({ sumBalance: '98765432109876543210.99' });
  });

  test('BRAND-14 the language told to the platform holds for the session', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    await ask(sandbox, 'system.language', { language: 'VI' }, { token });
    const { text } = await ask(sandbox, 'content.notice', {}, { token, language: '' });
    expect(text).toContain('Hạn mức do bạn quyết định');
    expect((await ask(sandbox, 'system.language', { language: 'vi; drop' }, { token })).body.code).toBe(
      'language.unknown',
    );
  });
});

describe('a kept state', () => {
  const copyOf = (state: SandboxState) => JSON.parse(JSON.stringify(state)) as SandboxState;

  test('is taken up: sessions and accounts go on, tokens do not repeat', async () => {
    const kept: SandboxState[] = [];
    const before = sandboxWith({ onChange: (state) => kept.push(copyOf(state)) });
    const token = await tokenFor(before);
    await ask(before, 'session.login', { username: 'demofirst', password: 'first2468', type: 'username' });
    const after = sandboxWith({ state: kept.at(-1) });
    expect((await ask(after, 'member.info', {}, { token })).status).toBe(200);
    const again = await ask(after, 'session.login', { username: 'demofirst', password: 'first2468', type: 'username' });
    expect(again.body.value?.firstTimeLogin).toBe(false);
    expect(Object.keys(before.state().sessions)).not.toContain(again.body.value?.token);
  });

  test.each([
    ['nothing like it', 'hello'],
    ['null', null],
    ['an older version', { version: 0 }],
    ['a broken session', { ...sandboxWith().state(), sessions: { token: { merchant: 1 } } }],
    ['another seed', { ...sandboxWith().state(), seed: 99 }],
  ])('that is %s is left, with a reason, for a fresh one', async (_, state) => {
    const reasons: string[] = [];
    const sandbox = sandboxWith({ state, onDiscarded: (reason) => reasons.push(reason) });
    expect(reasons).toEqual([expect.stringMatching(/^the kept state /)]);
    expect(await tokenFor(sandbox)).toMatch(/^[0-9a-f]{32}$/);
  });
});
