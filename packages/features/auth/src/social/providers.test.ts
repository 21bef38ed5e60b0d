import { createMemoryStorage } from '@marquee/state/storage';
import { testBrand } from '@marquee/testing/testBrand';
import { expect, test } from 'vitest';
import { authorizeAddress, newRequest } from './authorizeRequest.ts';
import { providersOf } from './providers.ts';
import { keepPending, saidAnswer, socialAnswer, takePending } from './socialAnswer.ts';

const RETURN = 'https://play.specimen.example/login';
const social = { facebook: { appId: '123' }, google: { clientId: 'abc' } };

test('AUTH-03c a brand offers the providers it names, and none otherwise', () => {
  expect(providersOf(testBrand.social)).toEqual([]);
  expect(providersOf(social).map(({ provider }) => provider)).toEqual(['facebook', 'google']);
});

test.each([
  ['facebook', 'https://www.facebook.com/dialog/oauth', false],
  ['google', 'https://accounts.google.com/o/oauth2/v2/auth', true],
])(
  'AUTH-03c %s is asked at its own page for a code, bound by state and where possible by PKCE',
  async (name, page, pkce) => {
    const provider = providersOf(social).find((one) => one.provider === name);
    if (!provider) throw new Error('not there');
    const request = await newRequest(crypto);
    const url = new URL(authorizeAddress(provider, request, RETURN));
    expect(url.origin + url.pathname).toBe(page);
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({ response_type: 'code', redirect_uri: RETURN, state: request.state });
    expect(asked.code_challenge).toBe(pkce ? request.challenge : undefined);
    expect(url.href).not.toContain(request.verifier);
  },
);

test('RFC 7636 the challenge is the digest of the verifier, and no two requests are alike', async () => {
  const [one, other] = [await newRequest(crypto), await newRequest(crypto)];
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(one.verifier)));
  expect(Buffer.from(digest).toString('base64url')).toBe(one.challenge);
  expect(one.verifier).toMatch(/^[\w-]{43}$/);
  expect(one.state).not.toBe(other.state);
});

test('AUTH-03c a demo’s stand-in is a page of this origin', () => {
  const [provider] = providersOf({ google: { clientId: 'abc', authorizeUrl: '/sandbox/social/google' } });
  if (!provider) throw new Error('not there');
  const url = authorizeAddress(provider, { state: 's', verifier: 'v', challenge: 'c' }, RETURN);
  expect(url).toMatch(/^https:\/\/play\.specimen\.example\/sandbox\/social\/google\?/);
});

test.each([
  ['?code=c&state=s', { state: 's', code: 'c' }],
  ['?error=access_denied&state=s', { state: 's', error: 'access_denied' }],
  ['?code=c', undefined],
  ['?state=s', undefined],
  ['?next=%2Fvip', undefined],
])('the answer in %s is %j', (search, expected) => expect(socialAnswer(search)).toEqual(expected));

test.each([
  null,
  'code',
  { answer: { code: 'c', state: 's' } },
  { kind: 'marquee.social' },
  { kind: 'marquee.social', answer: { code: 1, state: 's' } },
])('what our window did not say so (%j) is no answer', (data) => expect(saidAnswer(data)).toBeUndefined());

test('AUTH-03c what was sent is taken out once', () => {
  const storage = createMemoryStorage();
  keepPending(storage, { provider: 'google', state: 's', verifier: 'v' });
  expect(takePending(storage)).toEqual({ provider: 'google', state: 's', verifier: 'v' });
  expect(takePending(storage)).toBeUndefined();
});

test.each(['{', 'null', '{"provider":"elsewhere","state":"s"}', '{"provider":"google"}'])(
  'nonsense in storage (%s) is nothing that was sent',
  (text) => expect(takePending(createMemoryStorage({ session: { 'mq.social': text } }))).toBeUndefined(),
);
