import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../src/contract/call.ts';
import { calls } from '../src/contract/calls.ts';

const folder = new URL('../src/contract/', import.meta.url);

/** Every value in the contract files that looks like a declaration. */
async function declared(): Promise<Map<string, Call>> {
  const found = new Map<string, Call>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.includes('/')) continue;
    const module: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const value of Object.values(module)) {
      if (value instanceof Object && 'path' in value && 'effect' in value && 'output' in value)
        found.set(file, value as Call);
    }
  }
  return found;
}

describe('the contract', () => {
  test('SDK-01a every declared call stands in the record once, under its id', async () => {
    const files = await declared();
    expect(new Set(Object.values(calls) as Call[])).toEqual(new Set(files.values()));
    expect(Object.entries(calls).every(([id, call]) => id === call.id)).toBe(true);
  });

  test('SDK-01a no two calls share method and path', () => {
    const places = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test('SDK-05a what is kept or repeated is a read', () => {
    const kept = (Object.values(calls) as Call[]).filter(({ cacheMs }) => cacheMs !== undefined);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map(({ effect }) => effect)).toEqual(kept.map(() => 'read'));
  });

  test('SDK-04 what is sealed has a body to seal', () => {
    const sealed = (Object.values(calls) as Call[]).filter((call) => call.sealed);
    expect(sealed.map(({ method }) => method)).toEqual(sealed.map(() => expect.stringMatching(/^(POST|PUT)$/)));
  });
});

test('SDK-05b every call that moves money says how a lost answer is settled', () => {
  const unsettled = (Object.values(calls) as Call[]).filter(
    ({ effect, settlement }) => effect === 'money' && !settlement,
  );
  expect(unsettled.map(({ id }) => id)).toEqual([]);
});

describe('alternates that platforms send are read as one', () => {
  const read = <const C extends Call>(call: C, value: unknown) => z.parse<C['output']>(call.output, value);
  const info = calls['member.info'];

  test.each([
    [{ type: 1 }, '1'],
    [{ type: '41' }, '41'],
    [{ type: 1, isAgent: 4 }, '4'],
    [{ type: 1, isAgent: null }, '1'],
    [{ isAgent: 0, type: 2 }, '0'],
    [{}, ''],
  ])('SDK-08 isAgent of %o is %j', (given, isAgent) => {
    expect(read(info, { account: 'a', ...given })).toMatchObject({ isAgent });
  });

  test.each([undefined, null, ''])('AUTH-01 member info without an account (%j) is nobody', (account) => {
    expect(z.safeParse(info.output, { account, type: 1 }).error?.issues[0]?.path).toEqual(['account']);
  });

  test.each([
    ['1', true],
    [1, true],
    [true, true],
    ['0', false],
    [0, false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('SDK-08b a module with enabled %j is on: %s', (enabled, on) => {
    expect(read(calls['system.whitelabel'], [{ modId: 7, enabled }])).toEqual([
      { modId: '7', enabled: on, childrenNodes: [] },
    ]);
  });

  test.each([{}, { info: null, location: null, maintenance: null, regionRestriction: null }, { info: {} }])(
    'SDK-08 a permission answer with parts missing still opens the site: %j',
    (given) => {
      expect(read(calls['system.permission'], given)).toMatchObject({
        info: { modules: [], imageCDNs: [], customerService: [] },
        maintenance: { on: false },
        regionRestriction: false,
      });
    },
  );

  test.each([
    ['1', { on: true, endTime: undefined }],
    [true, { on: true, endTime: undefined }],
    [
      { enabled: '1', endTime: '2026-12-01T08:00:00+08:00' },
      { on: true, endTime: Date.UTC(2026, 11, 1) },
    ],
    [
      { enabled: 1, endTime: 1_790_000_000_000 },
      { on: true, endTime: 1_790_000_000_000 },
    ],
    // without an offset nobody knows which moment is meant
    [
      { enabled: '1', endTime: '2026-12-01 08:00:00' },
      { on: true, endTime: undefined },
    ],
    [
      { enabled: '0', endTime: null },
      { on: false, endTime: undefined },
    ],
  ])('SHELL-16 maintenance %j is %o', (maintenance, wanted) => {
    expect(read(calls['system.permission'], { maintenance }).maintenance).toEqual(wanted);
  });

  test.each([0, 1, 2, '1'])('SHELL-16 status %j is one of three', (status) => {
    expect(read(calls['system.status'], { status }).status).toBe(Number(status));
  });

  test.each([3, -1, '', 'open', 1.5, null, true])('SHELL-16 status %j is none', (status) => {
    expect(z.safeParse(calls['system.status'].output, { status }).success).toBe(false);
  });

  test.each([
    ['iVBORw0KGgo=', 'iVBORw0KGgo='],
    ['data:image/png;base64,iVBO\nRw0K', 'iVBORw0K'],
  ])('AUTH-06 the captcha %j is base64', (given, wanted) => {
    expect(read(calls['session.captcha'], given)).toBe(wanted);
  });

  test.each(['', 'data:image/svg+xml,<svg>', '<svg>', null, 5])('AUTH-06 %j is no captcha', (given) => {
    expect(z.safeParse(calls['session.captcha'].output, given).success).toBe(false);
  });

  test('SHELL-12 a notice answer with some lists only has empty others', () => {
    const banners = [{ bannerId: 1, groupName: '/', url: 'https://img.example/1.webp', linkageType: null }];
    expect(read(calls['content.notice'], { banners })).toEqual({
      banners: [{ bannerId: '1', groupName: '/', url: 'https://img.example/1.webp' }],
      player: [],
      popup: [],
      promotion: [],
    });
  });

  test('AUTH-07 a login answer needs its token; the rest may be absent', () => {
    const { output } = calls['session.login'];
    expect(z.parse(output, { token: 't' })).toMatchObject({ firstTimeLogin: false, passwordExpired: false });
    expect(z.parse(output, { token: 't', firstTimeLogin: '1', expiredMinutes: '30' })).toMatchObject({
      firstTimeLogin: true,
      expiredMinutes: 30,
    });
    expect(z.safeParse(output, { token: '' }).success).toBe(false);
  });
});
