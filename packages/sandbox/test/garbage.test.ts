import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFaults } from '../src/faults.ts';
import { NamesError } from '../src/names.ts';
import { sandboxWith } from './fixture.ts';

test('SDK-03 whatever is sent, there is an answer in JSON and never an exception', async () => {
  const path = fc.oneof(
    fc.constantFrom(
      '/wps/session/login',
      '/wps/notice',
      '/wps/member/language',
      '/wps/captcha',
      '/sandbox/art/x',
      '/wps/relay/x',
    ),
    fc.webPath().map((tail) => `/wps${tail}`),
  );
  const header = fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, ''));
  const sandbox = sandboxWith();
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.constantFrom('POST', 'PUT', 'DELETE'),
      fc.string(),
      header,
      header,
      async (at, method, body, one, two) => {
        const headers = { Authorization: one, Cookie: two, 'Merchant-Code': two, Language: one, 'Content-Type': one };
        const response = await sandbox.fetch(new Request(`http://site.test${at}`, { method, body, headers }));
        expect(response.status).toBeLessThan(500);
        expect(await response.json()).toBeTypeOf('object');
      },
    ),
    { numRuns: 100, seed: 1 },
  );
}, 60_000);

test('a kept state may be any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (state) => {
      expect(sandboxWith({ state }).state().version).toBe(sandboxWith().state().version);
    }),
    { numRuns: 200, seed: 1 },
  );
});

test('a fault text is either a plan or an error that names what is known', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        expect(parseFaults(text, ['a.b'])).toBeTypeOf('object');
      } catch (error) {
        expect(error).toBeInstanceOf(NamesError);
      }
    }),
    { numRuns: 300, seed: 1 },
  );
});
