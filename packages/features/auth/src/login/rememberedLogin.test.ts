import { createMemoryStorage } from '@marquee/state/storage';
import { expect, test } from 'vitest';
import { forgetLogin, recallLogin, rememberLogin } from './rememberedLogin.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const HOUR = 3_600_000;

test.each([
  [0, 'someone'],
  [23 * HOUR, 'someone'],
  [24 * HOUR, undefined],
  [48 * HOUR, undefined],
  [-HOUR, undefined],
])('AUTH-08c %i ms after the login the remembered user name is %s', (later, username) => {
  const storage = createMemoryStorage();
  rememberLogin(storage, NOW, 'someone');
  expect(recallLogin(storage, NOW + later)).toBe(username);
});

test('AUTH-08c a name whose day is over is deleted, not only hidden', () => {
  const storage = createMemoryStorage();
  rememberLogin(storage, NOW, 'someone');
  recallLogin(storage, NOW + 24 * HOUR);
  expect(recallLogin(storage, NOW)).toBeUndefined();
});

test('AUTH-08c forgetting is at once', () => {
  const storage = createMemoryStorage();
  rememberLogin(storage, NOW, 'someone');
  forgetLogin(storage);
  expect(recallLogin(storage, NOW)).toBeUndefined();
});

test.each(['', '{', '[]', 'null', '{"username":1,"until":2}', '{"username":"x"}'])(
  'AUTH-08 nonsense in storage (%s) remembers nobody',
  (text) => {
    const storage = createMemoryStorage({ local: { 'mq.rememberedLogin': text } });
    expect(recallLogin(storage, NOW)).toBeUndefined();
  },
);
