import { describe, expect, test } from 'vitest';
import { notice } from '../src/contract/content/notice.ts';
import { language } from '../src/contract/system/language.ts';
import { permission } from '../src/contract/system/permission.ts';
import { systemStatus } from '../src/contract/system/status.ts';
import { whitelabel } from '../src/contract/system/whitelabel.ts';
import { type Answer, clientFor, hangUp, platform, silence, success, until } from './platform.ts';

const open = success({ status: 0 });

/** Answers when it is let go. */
function held(answer: Answer): { answer: Answer; release(): void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: (response, seen) => void gate.then(() => answer(response, seen)), release };
}

describe('equal questions at the same time', () => {
  test('SDK-06a are one request', async () => {
    const { origin, seen } = await platform(open);
    const client = clientFor(origin);
    const answers = await Promise.all([client.send(systemStatus, {}), client.send(systemStatus, {})]);
    expect(answers.map(({ status }) => status)).toEqual([0, 0]);
    expect(seen).toHaveLength(1);
  });

  test('SDK-06a differ by input, language and token', async () => {
    const { origin, seen } = await platform(success({}));
    let token = 'a';
    let code = 'TY';
    const client = clientFor(origin, {
      session: { token: () => token, expired: () => undefined },
      language: () => code,
    });
    const ask = (host: string) => client.send(permission, { host });
    const asked = [ask('one.example'), ask('two.example')];
    code = 'EN';
    asked.push(ask('one.example'));
    token = 'b';
    asked.push(ask('one.example'), ask('one.example'));
    await Promise.all(asked);
    expect(seen).toHaveLength(4);
  });

  test('SDK-06a SDK-06b go on when one asker leaves, and stop when the last has gone', async () => {
    const { origin, seen } = await platform(silence);
    const client = clientFor(origin);
    const screens = [new AbortController(), new AbortController()];
    const sending = screens.map(({ signal }) => client.send(systemStatus, {}, { signal }));
    await until(() => seen.length === 1);
    screens[0]?.abort();
    await expect(sending[0]).rejects.toMatchObject({ kind: 'cancelled' });
    expect(seen[0]?.gone).toBe(false);
    screens[1]?.abort();
    await expect(sending[1]).rejects.toMatchObject({ kind: 'cancelled' });
    await until(() => seen[0]?.gone === true);
  });

  test('SDK-06b a new asker does not join what is being cancelled', async () => {
    const { origin, seen } = await platform(silence, open);
    const client = clientFor(origin);
    const screen = new AbortController();
    const first = client.send(systemStatus, {}, { signal: screen.signal });
    await until(() => seen.length === 1);
    screen.abort();
    const second = client.send(systemStatus, {});
    await expect(first).rejects.toMatchObject({ kind: 'cancelled' });
    expect((await second).status).toBe(0);
  });

  test('SDK-06a each asker gets the failure, and the next one asks anew', async () => {
    const { origin, seen } = await platform(hangUp, hangUp, hangUp, open);
    const client = clientFor(origin);
    const kinds = await Promise.all([1, 2].map(() => client.send(systemStatus, {}).catch((error) => error.kind)));
    expect([kinds, seen.length]).toEqual([['offline', 'offline'], 3]);
    expect((await client.send(systemStatus, {})).status).toBe(0);
  });

  test('SDK-05 a question asked after a change is not answered from before it', async () => {
    const before = held(success({ status: 1 }));
    const { origin, seen } = await platform(before.answer, success(null), open);
    const client = clientFor(origin);
    const early = client.send(systemStatus, {});
    await until(() => seen.length === 1);
    await client.send(language, { language: 'TY' });
    expect((await client.send(systemStatus, {})).status).toBe(0);
    before.release();
    expect((await early).status).toBe(1);
  });

  test('C19 changes are never joined: two sends are two requests, which the form has to prevent', async () => {
    const { origin, seen } = await platform(success(null));
    const client = clientFor(origin);
    await Promise.all([client.send(language, { language: 'TY' }), client.send(language, { language: 'TY' })]);
    expect(seen).toHaveLength(2);
  });
});

describe('kept answers', () => {
  const tree = (modId: string) => success([{ modId, enabled: '1' }]);

  test('SDK-06a serve as long as the call allows, and not longer', async () => {
    const { origin, seen } = await platform(tree('first'), tree('second'));
    let now = 1000;
    const client = clientFor(origin, { clock: { now: () => now } });
    const ask = async () => (await client.send(whitelabel, {}))[0]?.modId;
    const asked = [await ask()];
    now += whitelabel.cacheMs - 1;
    asked.push(await ask());
    now += 1;
    asked.push(await ask());
    expect([asked, seen.length]).toEqual([['first', 'first', 'second'], 2]);
  });

  test('SDK-06a flush asks anew and keeps the new answer, also when an older question is answered later', async () => {
    const old = held(tree('old'));
    const { origin, seen } = await platform(old.answer, tree('new'));
    const client = clientFor(origin);
    const slow = client.send(whitelabel, {});
    await until(() => seen.length === 1);
    expect((await client.send(whitelabel, {}, { flush: true }))[0]?.modId).toBe('new');
    old.release();
    expect((await slow)[0]?.modId).toBe('old');
    expect((await client.send(whitelabel, {}))[0]?.modId).toBe('new');
    expect(seen).toHaveLength(2);
  });

  test('SDK-06a belong to one account: another token, or none, asks anew', async () => {
    const { origin, seen } = await platform(success({}));
    let token: string | null = 'a';
    const client = clientFor(origin, { session: { token: () => token, expired: () => undefined } });
    for (const next of ['a', 'b', null, 'a']) {
      token = next;
      await client.send(notice, {});
      await client.send(notice, {});
    }
    expect(seen).toHaveLength(4);
  });

  test('SDK-06a failures are not kept', async () => {
    const { origin } = await platform(success('no tree'), tree('a'));
    const client = clientFor(origin);
    await expect(client.send(whitelabel, {})).rejects.toMatchObject({ kind: 'malformed' });
    expect(await client.send(whitelabel, {})).toHaveLength(1);
  });
});
