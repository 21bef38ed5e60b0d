import { createMemoryStorage } from '@marquee/state/storage';
import { describe, expect, test } from 'vitest';
import { forgetInvitation, invitationIn, keepInvitation, recallInvitation } from './keptInvitation.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const DAY = 86_400_000;

describe('AUTH-14c codes in an address', () => {
  test.each([
    ['/', '?affiliateCode=NORTH24', { affiliateCode: 'NORTH24' }],
    ['/promotions', '?id=3&referralCode=AB12', { referralCode: 'AB12' }],
    ['/register', '?referralCode=AB12&affiliateCode=NORTH24', { affiliateCode: 'NORTH24', referralCode: 'AB12' }],
    ['/join', '?code=NORTH24', { affiliateCode: 'NORTH24' }],
    ['/join/', '?affiliateCode=%20NORTH24%20', { affiliateCode: 'NORTH24' }],
  ])('%s%s', (pathname, search, found) => {
    expect(invitationIn({ pathname, search })).toEqual(found);
  });

  test.each([
    ['/', ''],
    ['/', '?code=NORTH24'],
    ['/', '?affiliateCode='],
    ['/', '?affiliateCode=%3Cscript%3E'],
    ['/', `?referralCode=${'A'.repeat(65)}`],
  ])('none in %s%s', (pathname, search) => {
    expect(invitationIn({ pathname, search })).toBeUndefined();
  });
});

describe('AUTH-14c what is kept', () => {
  const kept = (days = 30) => {
    const storage = createMemoryStorage();
    keepInvitation(storage, NOW, days, { affiliateCode: 'NORTH24' });
    return storage;
  };

  test.each([
    [0, { affiliateCode: 'NORTH24' }],
    [29 * DAY, { affiliateCode: 'NORTH24' }],
    [30 * DAY, {}],
    [-DAY, {}],
  ])('%i ms later it is %j, for as long as the brand says', (later, found) => {
    expect(recallInvitation(kept(), NOW + later, 30)).toEqual(found);
  });

  test('a newer code takes the place of the older one, and leaves the other kind', () => {
    const storage = kept();
    keepInvitation(storage, NOW + DAY, 30, { referralCode: 'AB12' });
    keepInvitation(storage, NOW + DAY, 30, { affiliateCode: 'SOUTH' });
    expect(recallInvitation(storage, NOW + 30 * DAY, 30)).toEqual({ affiliateCode: 'SOUTH', referralCode: 'AB12' });
  });

  test('a brand that keeps none keeps none', () => {
    expect(recallInvitation(kept(0), NOW, 0)).toEqual({});
  });

  test('once somebody registered it is forgotten', () => {
    const storage = kept();
    forgetInvitation(storage);
    expect(recallInvitation(storage, NOW, 30)).toEqual({});
  });

  test.each(['', '{', 'null', '[]', '{"until":"x"}', '{"affiliateCode":"<b>","until":1795780800000}'])(
    'nonsense in storage (%s) invites nobody',
    (text) => {
      const storage = createMemoryStorage({ local: { 'mq.invitation': text } });
      expect(recallInvitation(storage, NOW, 30)).toEqual({});
    },
  );
});
