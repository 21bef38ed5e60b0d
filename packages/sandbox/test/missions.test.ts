import { claimMission } from '@marquee/sdk/contract/missions/claim';
import { claimReward } from '@marquee/sdk/contract/missions/claimReward';
import { beforeEach, describe, expect, test } from 'vitest';
import { ledgerSum } from '../src/ledger/ledger.ts';
import { ask, desk, handClock, sandboxWith, tokenFor } from './fixture.ts';

const DAY = 24 * 60 * 60_000;

let clock = handClock();
let sandbox = sandboxWith({ clock });
let token = '';

beforeEach(async () => {
  clock = handClock();
  sandbox = sandboxWith({ clock });
  token = await tokenFor(sandbox);
});

const read: ReturnType<typeof desk> = (...asked) => desk(sandbox, token)(...asked);

const balance = async () => Number((await ask(sandbox, 'wallet.balance', {}, { token })).body.value?.sumBalance);
const missionOf = async (code: string) =>
  (await read('missions.summary')).missions.find(({ missionId }) => missionId.startsWith(`${code}:`));

describe('MEMB-07 missions', () => {
  test('MEMB-07 a mission that is done pays once, and comes again the next day', async () => {
    const visit = await missionOf('VISIT');
    expect(visit).toMatchObject({ status: 'claimable', progress: '1', target: '1' });
    const before = await balance();
    const missionId = visit?.missionId ?? '';
    const before2 = await read('missions.summary');
    expect((await ask(sandbox, 'missions.claim', { missionId }, { token })).body.success).toBe(true);
    expect(await balance()).toBe(before + 1);
    const again = await ask(sandbox, 'missions.claim', { missionId }, { token });
    expect(again.body).toMatchObject({ success: false, code: 'mission.claimed' });
    expect(await balance()).toBe(before + 1);
    const { settlement } = claimMission;
    const after = await read('missions.summary');
    expect(settlement.happened(before2, after, { missionId })).toBe(true);
    expect(settlement.happened(before2, before2, { missionId })).toBe(false);
    expect(settlement.happened(after, after, { missionId })).toBeUndefined();
    clock.advance(DAY);
    token = await tokenFor(sandbox);
    const next = await missionOf('VISIT');
    expect(next).toMatchObject({ status: 'claimable' });
    expect(next?.missionId).not.toBe(missionId);
    expect(ledgerSum({ state: sandbox.state() })).toMatch(/^0(\.0+)?$/);
  });

  test('MEMB-07 a mission counts what was done, and pays nothing before it is done', async () => {
    const limit = await missionOf('LIMIT');
    expect(limit).toMatchObject({ status: 'progress', progress: '0' });
    const missionId = limit?.missionId ?? '';
    expect((await ask(sandbox, 'missions.claim', { missionId }, { token })).body.code).toBe('mission.unfinished');
    await ask(sandbox, 'safety.setLimit', { kind: 'session', period: 'day', value: '60' }, { token });
    expect(await missionOf('LIMIT')).toMatchObject({ status: 'claimable' });
  });

  test('MEMB-07 bets and tickets of the day count', async () => {
    const lobby = {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'ELOTT',
      gameCode: 'KENO10',
      view: 'betting',
      device: 'WEB',
      backUrl: '/',
      language: 'EN',
    };
    const { body } = await ask(sandbox, 'lottery.lobby', lobby, { token });
    for (const form of ['a1', 'a2', 'a3']) {
      const fields = new URLSearchParams({ game: 'KENO10', form, pick: '8', stake: '100' });
      await sandbox.fetch(
        new Request(new URL(String(body.value?.url), 'http://site.test'), { method: 'POST', body: fields }),
      );
    }
    expect(await missionOf('TICKETS')).toMatchObject({ status: 'claimable', progress: '3' });
    expect(await missionOf('PLAY')).toMatchObject({ status: 'claimable', progress: '200' });
    expect(await missionOf('WEEK')).toMatchObject({ status: 'progress', progress: '300' });
  });

  test.each(['', 'VISIT:1', 'constructor'])('MEMB-07 there is no mission %j to claim', async (missionId) => {
    expect((await ask(sandbox, 'missions.claim', { missionId }, { token })).body.code).toBe('mission.unknown');
  });

  test('MEMB-07 the leaderboard goes down from the first place, in masked names', async () => {
    const { list, own, endsAt } = await read('missions.leaderboard');
    const scores = list.map(({ score }) => Number(score));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(list.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1));
    for (const { account } of [...list, ...(own ? [own] : [])]) expect(account).toMatch(/^\w\w\*{3}\w\w$/);
    expect(endsAt).toBeGreaterThan(clock.now());
  });
});

describe('MEMB-07 rewards', () => {
  test('MEMB-07 a reward that waits pays once, one that has expired not at all', async () => {
    const before = await read('missions.rewards');
    const waiting = before.list.find(({ status }) => status === 'claimable');
    const expired = before.list.find(({ status }) => status === 'expired');
    const money = await balance();
    const rewardId = waiting?.rewardId ?? '';
    await ask(sandbox, 'missions.claimReward', { rewardId }, { token });
    expect((await ask(sandbox, 'missions.claimReward', { rewardId }, { token })).body.code).toBe('reward.claimed');
    expect(await balance()).toBeCloseTo(money + Number(waiting?.amount), 6);
    const late = await ask(sandbox, 'missions.claimReward', { rewardId: expired?.rewardId }, { token });
    expect(late.body.code).toBe('reward.expired');
    const after = await read('missions.rewards');
    expect(after.claimable).toBe(before.claimable - 1);
    expect(claimReward.settlement.happened(before, after, { rewardId })).toBe(true);
    expect(ledgerSum({ state: sandbox.state() })).toMatch(/^0(\.0+)?$/);
  });
});

test('MEMB-07 the referral link bears the code and is on the site that asked', async () => {
  const { code, link, friends, invited, condition } = await read('missions.referral', {}, { language: 'VI' });
  expect(link).toBe(`http://site.test/register?referralCode=${code}`);
  expect(invited).toBe(friends.length);
  expect(condition).toMatch(/bạn bè/);
  for (const { account } of friends) expect(account).toMatch(/^\w\w\*{3}\d\d$/);
});

test.each(['missions.summary', 'missions.rewards', 'missions.referral', 'missions.leaderboard'] as const)(
  'AUTH-01 %s is not for a trial account',
  async (id) => {
    const trial = await tokenFor(sandbox, { username: 'demotrial', password: 'trial2468', type: 'username' });
    expect((await ask(sandbox, id, {}, { token: trial })).body.code).toBe('account.trial');
  },
);
