import { createMemoryStorage } from '@marquee/state/storage';
import { expect, test } from 'vitest';
import { rememberedMobile, rememberedName } from './rememberedLogin.ts';

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
  rememberedName.keep(storage, NOW, 'someone');
  expect(rememberedName.recall(storage, NOW + later)).toBe(username);
});

test('AUTH-08c a name whose day is over is deleted, not only hidden', () => {
  const storage = createMemoryStorage();
  rememberedName.keep(storage, NOW, 'someone');
  rememberedName.recall(storage, NOW + 24 * HOUR);
  expect(rememberedName.recall(storage, NOW)).toBeUndefined();
});

test('AUTH-08c forgetting is at once', () => {
  const storage = createMemoryStorage();
  rememberedName.keep(storage, NOW, 'someone');
  rememberedName.forget(storage);
  expect(rememberedName.recall(storage, NOW)).toBeUndefined();
});

test.each(['', '{', '[]', 'null', '{"username":1,"until":2}', '{"username":"x"}'])(
  'AUTH-08 nonsense in storage (%s) remembers nobody',
  (text) => {
    const storage = createMemoryStorage({ local: { 'mq.rememberedLogin': text } });
    expect(rememberedName.recall(storage, NOW)).toBeUndefined();
  },
);

test('AUTH-08a the mobile number is remembered with its country, for a day', () => {
  const storage = createMemoryStorage();
  const mobile = { country: 'PH', dial: '63', number: '0917 555 0123' };
  rememberedMobile.keep(storage, NOW, mobile);
  expect(rememberedMobile.recall(storage, NOW + 23 * HOUR)).toEqual(mobile);
  expect(rememberedMobile.recall(storage, NOW + 24 * HOUR)).toBeUndefined();
});

test.each(['{"mobile":{"country":"PH","dial":"+63","number":"1"},"until":1}', '{"mobile":"0917","until":1}'])(
  'AUTH-08 nonsense in storage (%s) remembers no number',
  (text) => {
    const storage = createMemoryStorage({
      local: { 'mq.rememberedMobile': text.replace('"until":1', `"until":${NOW}`) },
    });
    expect(rememberedMobile.recall(storage, NOW - 1)).toBeUndefined();
  },
);
