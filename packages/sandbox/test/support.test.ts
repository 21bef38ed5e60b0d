import { openServicePath, serviceAddress } from '@marquee/sdk/serviceAddress';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask, desk, handClock, sandboxWith, tokenFor } from './fixture.ts';

const SECURE = { headers: { 'X-Forwarded-Proto': 'https' } };
const PATTERNS = ['https://site.test'];

let clock = handClock();
let sandbox = sandboxWith({ clock });
let token = '';

beforeEach(async () => {
  clock = handClock();
  sandbox = sandboxWith({ clock });
  token = await tokenFor(sandbox);
});

const read: ReturnType<typeof desk> = (...asked) => desk(sandbox, token)(...asked);

describe('SUPP-01 customer service', () => {
  test.each([
    ['LIVECHAT', '/sandbox/service/livechat', 'Live chat'],
    ['VIP', '/sandbox/service/vip', 'VIP service'],
  ])('SUPP-01 %s opens a page on the site’s own origin', async (service, path, title) => {
    const { pathList } = await read('support.service', { service }, SECURE);
    const address = await serviceAddress(pathList, PATTERNS);
    if (address.kind !== 'address') throw new Error(address.why);
    expect(new URL(address.url).pathname).toBe(path);
    const page = await sandbox.fetch(new Request(address.url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(title);
  });

  test('SUPP-02 every channel has an icon in its place, and opens in the language of the visitor', async () => {
    const { customerService } = await read('support.service', { service: 'LIVECHAT' }, { ...SECURE, language: 'VI' });
    expect(customerService.map(({ csType }) => csType)).toEqual(['LIVECHAT', 'FACEBOOK', 'WHATSAPP', 'TELEGRAM']);
    for (const { path } of customerService) {
      const address = await openServicePath(path ?? '', PATTERNS);
      if (address.kind !== 'address') throw new Error(address.why);
      expect(await (await sandbox.fetch(new Request(address.url))).text()).toContain('lang="vi"');
    }
  });

  test('C18 in the scenario hostileService no address may be opened', async () => {
    const hostile = { headers: { ...SECURE.headers, 'X-Sandbox-Scenario': 'hostileService' } };
    const { pathList, customerService } = await read('support.service', { service: 'LIVECHAT' }, hostile);
    const anyHost = [...PATTERNS, 'https://good.example', 'https://evil.example'];
    expect(await serviceAddress(pathList, anyHost)).toEqual({ kind: 'refused', why: 'forbidden' });
    for (const { path } of customerService) {
      expect(await openServicePath(path ?? '', anyHost)).toEqual({ kind: 'refused', why: 'forbidden' });
    }
  });

  test('C02 in the scenario noService there is no address', async () => {
    const none = { headers: { 'X-Sandbox-Scenario': 'noService' } };
    const { pathList } = await read('support.service', { service: 'LIVECHAT' }, none);
    expect(await serviceAddress(pathList, PATTERNS)).toEqual({ kind: 'refused', why: 'missing' });
  });

  test('SUPP-01 a channel that nobody has is no page', async () => {
    for (const name of ['nobody', 'constructor']) {
      expect((await sandbox.fetch(new Request(`https://site.test/sandbox/service/${name}`))).status).toBe(404);
    }
  });
});

describe('MEMB-07 messages', () => {
  const page = (pageNo: number, more: object = {}) => read('support.messages', { pageNo, pageSize: 10 }, more);

  test('MEMB-07 reading one lowers the badge, deleting one takes it away', async () => {
    const first = await page(1);
    expect(first.totalPages).toBe(2);
    expect((await page(2)).list).toHaveLength(first.total - 10);
    const before = (await read('support.unread', {})).messages;
    expect(first.unread).toBe(before);
    const id = first.list.find((letter) => !letter.read)?.id ?? '';
    const { body } = await ask(sandbox, 'support.readMessage', { id }, { token });
    expect(body.value).toMatchObject({ id, read: true, content: expect.stringContaining('<p>') });
    await ask(sandbox, 'support.readMessage', { id }, { token });
    expect((await read('support.unread', {})).messages).toBe(before - 1);
    const gone = await ask(sandbox, 'support.deleteMessages', { ids: [id, 'nothing'] }, { token });
    expect(gone.body.value).toEqual({ deleted: 1 });
    expect((await ask(sandbox, 'support.deleteMessages', { ids: [id] }, { token })).body.value).toEqual({ deleted: 0 });
    expect((await page(1)).total).toBe(first.total - 1);
    expect((await ask(sandbox, 'support.readMessage', { id }, { token })).body.code).toBe('message.unknown');
  });

  test('MEMB-07 the messages of one member are not those of another', async () => {
    const id = (await page(1)).list[0]?.id ?? '';
    await ask(sandbox, 'support.deleteMessages', { ids: [id] }, { token });
    const other = await tokenFor(sandbox, { username: 'demovip', password: 'vip2468vip', type: 'username' });
    expect((await page(1, { token: other })).list.map((letter) => letter.id)).toContain(id);
  });

  test('C17 in the scenario hostileNotices a message wants to run something', async () => {
    const id = (await page(1)).list[0]?.id ?? '';
    const { text } = await ask(
      sandbox,
      'support.readMessage',
      { id },
      { token, headers: { 'X-Sandbox-Scenario': 'hostileNotices' } },
    );
    expect(text).toMatch(/onerror=.*<svg onload=.*javascript:.*position:fixed/);
  });

  test('SUPP-03 in the scenario empty nothing waits', async () => {
    const empty = { headers: { 'X-Sandbox-Scenario': 'empty' } };
    expect(await page(1, empty)).toEqual({ list: [], total: 0, totalPages: 0, unread: 0 });
    expect(await read('support.unread', {}, empty)).toEqual({ messages: 0, missions: 0, rewards: 0 });
  });
});

describe('SUPP-03 feedback and help', () => {
  test.each([
    [{ category: 'site', content: 'Works very well' }, undefined],
    [{ category: 'site', content: '提款很快' }, undefined],
    [{ category: 'site', content: 'too short' }, 'feedback.length'],
    [{ category: 'site', content: 'no '.repeat(301) }, 'feedback.length'],
    [{ category: 'constructor', content: 'Works very well' }, 'feedback.category'],
  ])('SUPP-03 feedback %o: %s', async (input, code) => {
    const { body } = await ask(sandbox, 'support.feedback', input);
    expect(body.code).toBe(code);
    expect(sandbox.state().support.feedback).toHaveLength(code === undefined ? 1 : 0);
  });

  test('SUPP-03 the terms are a part of the help, in the language asked for', async () => {
    const { categories } = await read('support.helpCenter', {}, { language: 'ES' });
    expect(categories.find(({ id }) => id === 'terms')?.title).toBe('Condiciones de uso');
    const member = await read('support.helpCenter', { scope: 'member' });
    expect(member.categories.map(({ id }) => id)).not.toContain('terms');
  });
});

describe('SUPP-04 chat', () => {
  const history = (more: object = {}, input: object = {}) =>
    read('support.chatHistory', { roomId: 'lobby', count: 50, ...input }, more);

  test('SUPP-04 a room is told apart by what it is about, and welcomes once', async () => {
    const { list: rooms } = await read('support.chatRooms', {});
    expect(rooms.length).toBeGreaterThan(1);
    for (const { roomId, description } of rooms) {
      const said = [description, ...(await history({}, { roomId })).list.map(({ text }) => text)];
      expect(said.filter((text) => /welcome/i.test(text ?? ''))).toHaveLength(1);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test('SUPP-04 what one member writes another reads, under a masked name', async () => {
    await ask(sandbox, 'support.chatSend', { roomId: 'lobby', text: ' <b>Hello</b> ' }, { token });
    expect((await history()).list.at(-1)).toMatchObject({ own: true, text: '<b>Hello</b>' });
    const other = await tokenFor(sandbox, { username: 'demovip', password: 'vip2468vip', type: 'username' });
    const { list } = await history({ token: other });
    expect(list.at(-1)).toMatchObject({ own: false, text: '<b>Hello</b>', account: 'de***er' });
    expect(list).toHaveLength(2);
    expect(list[0]?.account).toBe('');
  });

  test('SUPP-04 older lines are asked for by the first that is there', async () => {
    for (const text of ['one', 'two', 'three']) {
      clock.advance(1000);
      await ask(sandbox, 'support.chatSend', { roomId: 'lobby', text }, { token });
    }
    const newest = await history({}, { count: 2 });
    expect(newest.list.map(({ text }) => text)).toEqual(['two', 'three']);
    expect(newest.more).toBe(true);
    const older = await history({}, { count: 2, before: newest.list[0]?.id });
    expect(older.list.map(({ text }) => text).at(-1)).toBe('one');
    expect(older.more).toBe(false);
    expect((await history({}, { before: 'nothing' })).list).toEqual([]);
  });

  test.each([
    [{ roomId: 'lobby', text: '  ' }, 'chat.length'],
    [{ roomId: 'lobby', text: 'x'.repeat(301) }, 'chat.length'],
    [{ roomId: 'constructor', text: 'Hello' }, 'chat.room'],
  ])('SUPP-04 %o is not written', async (input, code) => {
    expect((await ask(sandbox, 'support.chatSend', input, { token })).body.code).toBe(code);
  });

  test('SUPP-04 nobody writes faster than a line a second, and a trial account not at all', async () => {
    const send = (by: string) => ask(sandbox, 'support.chatSend', { roomId: 'lobby', text: 'Hello' }, { token: by });
    await send(token);
    expect((await send(token)).body.code).toBe('chat.slowly');
    clock.advance(1000);
    expect((await send(token)).body.success).toBe(true);
    const trial = await tokenFor(sandbox, { username: 'demotrial', password: 'trial2468', type: 'username' });
    expect((await send(trial)).body.code).toBe('account.trial');
  });
});
