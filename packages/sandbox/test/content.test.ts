import type { CallOutput } from '@marquee/sdk/contract/call';
import { type CallId, type Calls, calls } from '@marquee/sdk/contract/calls';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ask, handClock, START, sandboxWith } from './fixture.ts';

const sandbox = sandboxWith({ clock: handClock() });

async function read<Id extends CallId>(id: Id, input: object, more: object = {}): Promise<CallOutput<Calls[Id]>> {
  const { body } = await ask(sandbox, id, input, more);
  return z.parse(calls[id].output, body.value) as CallOutput<Calls[Id]>;
}

const hostile = { headers: { 'X-Sandbox-Scenario': 'hostileNotices' } };

describe('SUPP-03 pages of text', () => {
  test('SUPP-03 the notices page lists announcements newest first, by type, page by page', async () => {
    const all = await read('content.notices', { pageNo: 1, pageSize: 50 });
    const times = all.list.map(({ at }) => at ?? 0);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times[0]).toBeLessThanOrEqual(START);
    const second = await read('content.notices', { pageNo: 2, pageSize: 2 });
    expect(second.list.map(({ id }) => id)).toEqual(all.list.slice(2, 4).map(({ id }) => id));
    expect(second.totalPages).toBe(Math.ceil(all.total / 2));
    const promotions = await read('content.notices', { type: 'PR', pageNo: 1, pageSize: 50 });
    expect(new Set(promotions.list.map(({ type }) => type))).toEqual(new Set(['PR']));
  });

  test.each([
    { pageNo: 0, pageSize: 10 },
    { pageNo: 1, pageSize: 51 },
    { pageNo: 1.5, pageSize: 10 },
    { pageNo: 'x', pageSize: 10 },
  ])('SDK-03 a page %o cannot be asked for', async (input) => {
    expect((await ask(sandbox, 'content.notices', input)).body.code).toBe('input.invalid');
  });

  test('SUPP-03 every entry of the blog has its text and a picture that is there', async () => {
    const { list } = await read('content.blog', { pageNo: 1, pageSize: 50 });
    expect(list.length).toBeGreaterThan(2);
    for (const { id, picture, title } of list) {
      const post = await read('content.blogPost', { id });
      expect(post).toMatchObject({ title, content: expect.stringContaining('<') });
      expect((await sandbox.fetch(new Request(new URL(picture ?? '', 'http://site.test')))).status).toBe(200);
    }
  });

  test.each(['nothing', 'constructor', '__proto__'])('SUPP-03 there is no page or entry %s', async (id) => {
    expect((await ask(sandbox, 'content.page', { id })).body.code).toBe('content.unknown');
    expect((await ask(sandbox, 'content.blogPost', { id })).body.code).toBe('content.unknown');
  });

  test('SUPP-03 both apps have an address of the site that asks, and a guide', async () => {
    const { list } = await read('content.apps', {});
    expect(list.map(({ platform }) => platform)).toEqual(['ios', 'android']);
    for (const { url, steps } of list) {
      expect(new URL(url).origin).toBe('http://site.test');
      expect(steps.length).toBeGreaterThan(1);
    }
  });

  test('SUPP-03 the report is of the quarter that is over', async () => {
    const { from, to, figures } = await read('content.creditReport', {}, { language: 'CN' });
    expect([from, to]).toEqual([Date.UTC(2026, 0), Date.UTC(2026, 3) - 1]);
    expect(figures.map(({ value }) => value).join()).toContain('分钟');
  });
});

describe('C17 in the scenario hostileNotices', () => {
  const hostileHtml = /onerror=.*<svg onload=.*javascript:.*position:fixed/;

  test.each([
    ['content.notice', {}],
    ['content.announcements', { language: 'EN' }],
    ['content.notices', { pageNo: 1, pageSize: 10 }],
    ['content.page', { id: 'about' }],
    ['content.blogPost', { id: 'house-edge' }],
    ['content.creditReport', {}],
    ['support.helpCenter', {}],
  ] as const)('C17 %s brings HTML that wants to run and to cover', async (id, input) => {
    expect((await ask(sandbox, id, input, hostile)).text).toMatch(hostileHtml);
  });
});
