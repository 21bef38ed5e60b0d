import type { Client } from '@marquee/sdk/client';
import { login } from '@marquee/sdk/contract/session/login';
import { systemStatus } from '@marquee/sdk/contract/system/status';
import { type FailureKind, PlatformError } from '@marquee/sdk/errors';
import { expect, test } from 'vitest';
import { steadyClient } from './steadyClient.ts';

const MINUTE = 60_000;
const person = { username: 'someone', password: 'x', type: 'username' } as const;
const failed = (kind: FailureKind) => new PlatformError(kind, 'session.login');

/** A client whose sendings end as told, one after the other, and what it was sent with which key. */
function steady(...ends: (PlatformError | 'done')[]) {
  const sent: [input: unknown, key: string | undefined][] = [];
  const client = {
    send: async (_: unknown, input: unknown, options: { key?: string } = {}) => {
      sent.push([input, options.key]);
      const end = ends.shift();
      if (end instanceof PlatformError) throw end;
      return end;
    },
  } as unknown as Client;
  let keys = 0;
  let now = 0;
  const made = steadyClient(client, { now: () => now, newKey: () => `key-${++keys}`, lifeMs: MINUTE });
  const kind = (input: typeof person & { captcha?: string } = person) =>
    made.send(login, input).then(
      () => 'done',
      (failure: PlatformError) => failure.kind,
    );
  return {
    made,
    sent,
    kind,
    keys: () => sent.map(([, key]) => key),
    later: (ms: number) => {
      now += ms;
    },
  };
}

test.each<FailureKind>(['offline', 'timeout', 'server', 'malformed'])(
  'C19 after an answer that was lost (%s) the same again is the same call',
  async (lost) => {
    const { kind, keys } = steady(failed(lost), 'done', 'done');
    expect([await kind(), await kind(), await kind()]).toEqual([lost, 'done', 'done']);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2']);
  },
);

test.each<FailureKind>(['refused', 'expired', 'throttled', 'cancelled'])(
  'C19 after a plain answer (%s) the same again is another call',
  async (kindOf) => {
    const { kind, keys } = steady(failed(kindOf), 'done');
    await kind();
    await kind();
    expect(keys()).toEqual(['key-1', 'key-2']);
  },
);

test('C19 something else than what was lost is another call', async () => {
  const { kind, keys, made, sent } = steady(failed('offline'), 'done', 'done');
  await kind();
  await made.send(login, { ...person, password: 'y' });
  await kind();
  expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
  expect(sent[1]?.[0]).toMatchObject({ password: 'y' });
});

test('C19 a network that stays away does not make it another call, a platform that answers with a failure does', async () => {
  const away = steady(failed('offline'), failed('timeout'), 'done');
  for (let tries = 0; tries < 3; tries++) await away.kind();
  expect(away.keys()).toEqual(['key-1', 'key-1', 'key-1']);
  const broken = steady(failed('server'), failed('server'), 'done');
  for (let tries = 0; tries < 3; tries++) await broken.kind();
  expect(broken.keys()).toEqual(['key-1', 'key-1', 'key-2']);
});

test('C19 what proves a person is no other question: first it is told what became of the lost try, then the new proof goes', async () => {
  const { kind, sent } = steady(failed('offline'), failed('refused'), 'done');
  await kind({ ...person, captcha: 'one' });
  expect(await kind({ ...person, captcha: 'two' })).toBe('done');
  expect(sent.map(([input, key]) => [(input as { captcha: string }).captcha, key])).toEqual([
    ['one', 'key-1'],
    ['one', 'key-1'],
    ['two', 'key-2'],
  ]);
});

test('C19 after its time the same again is another call', async () => {
  const { kind, keys, later } = steady(failed('offline'), 'done');
  await kind();
  later(MINUTE);
  await kind();
  expect(keys()).toEqual(['key-1', 'key-2']);
});

test('C19 a question that was none was not sent, and reads bear no key', async () => {
  const { kind, keys, made } = steady(
    new PlatformError('malformed', 'session.login', { field: 'input.username' }),
    'done',
    'done',
  );
  await kind();
  await made.send(systemStatus, {});
  await kind();
  expect(keys()).toEqual(['key-1', undefined, 'key-2']);
});
