import { type RegisterInput, register } from '@marquee/sdk/contract/account/register';
import { testBrand } from '@marquee/testing/testBrand';
import { getResponse, type RequestHandler } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { createStoryApp } from '../frame/storyApp.ts';

// the brands of the folder are not what is looked at here
vi.mock('../words/languages.ts', () => ({ PSEUDO: 'pseudo' }));
afterEach(() => vi.unstubAllGlobals());

test('C19 what a story sends late is not done on the platform of the next one', async () => {
  let handlers: RequestHandler[] = [];
  vi.stubGlobal('location', new URL('https://stories.example'));
  vi.stubGlobal('fetch', async (request: Request) => (await getResponse(handlers, request)) ?? Response.error());
  const shown = () =>
    createStoryApp({
      mode: { brand: { data: testBrand }, language: 'EN', theme: 'light' },
      sandbox: {},
      brand: {},
      use: (...more) => (handlers = [...more, ...handlers]),
    });
  const newcomer: RegisterInput = {
    ...{ username: 'newcomer1', password: 'typed2468', confirmPassword: 'typed2468', domain: 'stories.example' },
    registerUrl: 'https://stories.example/register',
    method: 'WEB',
    login: true,
  };
  const before = await shown();
  const now = await shown();
  await expect(before.client.send(register, newcomer)).rejects.toMatchObject({ kind: 'offline' });
  await expect(now.client.send(register, newcomer)).resolves.toMatchObject({ token: expect.any(String) });
});
