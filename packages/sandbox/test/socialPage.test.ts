import { expect, test } from 'vitest';
import { createSandbox } from '../src/sandbox.ts';

const ORIGIN = 'https://play.specimen.example';
const asked = {
  client_id: 'c',
  response_type: 'code',
  redirect_uri: `${ORIGIN}/login`,
  state: 'a-state',
};

async function visit(provider: string, query: Record<string, string>, language = 'en') {
  const sandbox = createSandbox({ clock: { now: () => 0 }, seed: 1 });
  const url = `${ORIGIN}/sandbox/social/${provider}?${new URLSearchParams(query)}`;
  const answer = await sandbox.fetch(new Request(url, { headers: { 'Accept-Language': language } }));
  return { status: answer.status, text: await answer.text() };
}

test.each(['facebook', 'google'])(
  'AUTH-03c the stand-in of %s says that it is none, and leads back with code and state',
  async (provider) => {
    const { status, text } = await visit(provider, asked);
    expect(status).toBe(200);
    expect(text).toMatch(/This is not (Facebook|Google)/);
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(
      ([, href]) => new URL(href?.replaceAll('&amp;', '&') ?? '', ORIGIN),
    );
    expect(links.map(({ pathname }) => pathname)).toEqual(['/login', '/login', '/login']);
    expect(links.map(({ searchParams }) => searchParams.get('state'))).toEqual(['a-state', 'a-state', 'a-state']);
    expect(links[0]?.searchParams.get('code')).toMatch(/^sandbox-demomember-/);
    expect(links[2]?.searchParams.get('error')).toBe('access_denied');
  },
);

test('it leads to a path of this site, whatever address it is given', async () => {
  const { text } = await visit('google', { ...asked, redirect_uri: 'https://evil.example/login' });
  expect(text).not.toContain('evil.example');
});

test('what it is given is text', async () => {
  const { text } = await visit('google', { ...asked, state: '"><script>alert(1)</script>' });
  expect(text).not.toContain('<script>');
});

test.each([
  ['another provider', 'elsewhere', asked],
  ['a request without state', 'google', { ...asked, state: '' }],
  ['a request for something else', 'google', { ...asked, response_type: 'token' }],
  ['a way back that is no address', 'google', { ...asked, redirect_uri: 'login' }],
])('it does not answer %s', async (_, provider, query) => {
  expect((await visit(provider, query)).status).toBe(404);
});
