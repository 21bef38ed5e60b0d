import { compareAmounts } from '@marquee/domain/money';
import { calls } from '@marquee/sdk/contract/calls';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ledgerSum } from '../src/ledger/ledger.ts';
import { AGENT, ask, desk, handClock, MEMBER, START, sandboxWith, tokenFor } from './fixture.ts';

const MINUTE = 60_000;

async function desks(options: Parameters<typeof sandboxWith>[0] = {}) {
  const sandbox = sandboxWith(options);
  const [agent, member] = [await tokenFor(sandbox, AGENT), await tokenFor(sandbox, MEMBER)];
  return { sandbox, agent, member, asAgent: desk(sandbox, agent), asMember: desk(sandbox, member) };
}

const CALLS = [
  ['dividend', 'contracts.processDividend'],
  ['daily', 'contracts.processDailySalary'],
  ['hourly', 'contracts.processHourlySalary'],
  ['realTime', 'contracts.processRealTimeSalary'],
] as const;

describe('AGNT-03 contracts', () => {
  test.each(CALLS)('AGNT-03 a %s contract is offered, accepted, asked to end, and ended', async (type, call) => {
    const { asAgent, asMember } = await desks();
    const [offer] = (await asMember('contracts.list', { side: 'own', type })).list;
    expect(offer).toMatchObject({ status: 'pending', request: { kind: 'new', by: 'other' } });
    const id = offer?.id;
    const { contract } = await asMember(call, { action: 'accept', id });
    expect(contract).toMatchObject({ status: 'active', since: START, terms: offer?.request?.terms });

    const search = 'de***er';
    const [seen] = (await asAgent('contracts.list', { side: 'downline', type, search })).list;
    expect(seen).toMatchObject({ status: 'active', side: 'downline', actions: ['terminate', 'offer'] });
    await asAgent(call, { action: 'terminate', id: seen?.id });
    const [asked] = (await asMember('contracts.list', { side: 'own', type })).list;
    expect(asked).toMatchObject({ status: 'active', request: { kind: 'termination', by: 'other' } });
    expect((await asMember(call, { action: 'accept', id })).contract).toMatchObject({
      status: 'ended',
      endedAt: START,
    });
  });

  test('AGNT-03 an offer that is rejected leaves what was in force', async () => {
    const { asAgent, asMember } = await desks();
    const call = 'contracts.processDailySalary';
    const [offer] = (await asMember('contracts.list', { side: 'own', type: 'daily' })).list;
    await asMember(call, { action: 'accept', id: offer?.id });
    const { list } = await asAgent('agent.downlines', { search: 'de***er' });
    const terms = { rate: '0.75', activeMembers: 3, periodValidBet: '500', betAmount: '20' };
    await asAgent(call, { action: 'offer', downlineId: list[0]?.id, ...terms });
    const [second] = (await asMember('contracts.list', { side: 'own', type: 'daily' })).list;
    expect(second?.request?.terms).toMatchObject({ ...terms, period: 'D' });
    const { contract } = await asMember(call, { action: 'reject', id: second?.id });
    expect(contract).toMatchObject({ status: 'active', terms: { rate: offer?.request?.terms?.rate } });
    expect(contract.request).toBeUndefined();
  });

  test('AGNT-03 agreeing to a lower rate ends the contracts of downlines with a higher one, who are named first', async () => {
    const { sandbox, agent, asAgent } = await desks();
    const [own] = (await asAgent('contracts.list', { side: 'own', type: 'dividend' })).list;
    const { ends } = await asAgent('contracts.preview', { id: own?.id });
    expect(ends.length).toBeGreaterThan(0);
    expect(own?.endsDownlines).toBe(ends.length);
    for (const { rate } of ends) expect(compareAmounts(rate, own?.request?.terms?.rate ?? '0')).toBe(1);

    const call = 'contracts.processDividend';
    const blind = await ask(sandbox, call, { action: 'accept', id: own?.id }, { token: agent });
    expect(blind.body).toMatchObject({ success: false, code: 'contract.endsOthers', value: { ends } });
    const { ended } = await asAgent(call, { action: 'accept', id: own?.id, acknowledged: true });
    expect(ended).toEqual(ends);
    for (const { id } of ends) {
      const { list } = await asAgent('contracts.list', {
        side: 'downline',
        type: 'dividend',
        status: 'ended',
        pageSize: 100,
      });
      expect(list.find((contract) => contract.id === id)).toMatchObject({ endedByRate: true, endedAt: START });
    }
    const left = await asAgent('contracts.list', {
      side: 'downline',
      type: 'dividend',
      status: 'active',
      pageSize: 100,
    });
    for (const { terms } of left.list) expect(compareAmounts(terms?.rate ?? '0', '12')).not.toBe(1);
  });

  test('AGNT-03 who follows from the seed answers after a while', async () => {
    const clock = handClock();
    const { asAgent } = await desks({ clock });
    const { list } = await asAgent('contracts.list', { side: 'downline', type: 'hourly', status: 'active' });
    const contract = list.find(({ actions }) => actions.includes('terminate'));
    await asAgent('contracts.processHourlySalary', { action: 'terminate', id: contract?.id });
    clock.advance(9 * MINUTE);
    const read = async () =>
      (await asAgent('contracts.list', { side: 'downline', type: 'hourly', search: contract?.account })).list[0];
    expect(await read()).toMatchObject({ status: 'active', actions: [] });
    clock.advance(MINUTE);
    expect(await read()).toMatchObject({ status: 'ended', actions: ['offer'] });
  });

  test.each([
    [{ rate: '1.51' }, 'contract.rateHigh'],
    [{ rate: '0' }, 'contract.rateHigh'],
    [{ activeMembers: -1 }, 'contract.termsInvalid'],
    [{ downlineId: '1' }, 'contract.agentsOnly'],
  ])('AGNT-03 an offer of %j is refused', async (wrong, code) => {
    const { sandbox, agent, asAgent } = await desks();
    const { list } = await asAgent('contracts.list', { side: 'downline', type: 'daily', status: 'active' });
    const free = list.find(({ actions }) => actions.includes('offer'));
    const downlineId = free?.id.split('-')[1];
    const input = { action: 'offer', downlineId, rate: '1', ...wrong };
    expect((await ask(sandbox, 'contracts.processDailySalary', input, { token: agent })).body.code).toBe(code);
  });

  test.each([
    ['a member, who may not offer', { action: 'offer', downlineId: '1', rate: '1' }, 'contract.agentsOnly'],
    ['nothing to end', { action: 'terminate', id: 'daily-own' }, 'contract.waiting'],
    ['a contract of another kind', { action: 'accept', id: 'hourly-own' }, 'contract.unknown'],
    ['no contract at all', { action: 'accept', id: '__proto__' }, 'contract.unknown'],
  ])('AGNT-03 %s is refused', async (_, input, code) => {
    const { sandbox, member } = await desks();
    expect((await ask(sandbox, 'contracts.processDailySalary', input, { token: member })).body.code).toBe(code);
  });

  test('AGNT-03 a trial account has no contracts', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox, { username: 'demotrial', password: 'trial2468', type: 'username' });
    expect((await ask(sandbox, 'contracts.list', { side: 'own' }, { token })).body.code).toBe('account.trial');
  });

  test('AGNT-04 a member is paid by the contract from the agreeing on, and no longer after its end', async () => {
    const clock = handClock();
    const { sandbox, asMember } = await desks({ clock });
    const id = 'realTime-own';
    await asMember('contracts.processRealTimeSalary', { action: 'accept', id });
    const paid = () =>
      sandbox
        .state()
        .ledger.entries.filter(({ kind, username }) => kind === 'wage' && username === 'demomember')
        .map(({ reference }) => reference);
    // a member plays on some days only
    for (let turn = 0; turn < 3 * 24 * 6; turn += 1) {
      clock.advance(20 * MINUTE);
      await asMember('wallet.balance');
    }
    const before = paid();
    expect(new Set(before)).toEqual(new Set(['realTime']));
    const again = desk(sandbox, await tokenFor(sandbox, AGENT));
    const [seen] = (await again('contracts.list', { side: 'downline', type: 'realTime', search: 'de***er' })).list;
    await again('contracts.processRealTimeSalary', { action: 'terminate', id: seen?.id });
    await asMember('contracts.processRealTimeSalary', { action: 'accept', id });
    for (let day = 0; day < 6; day += 1) {
      clock.advance(24 * 60 * MINUTE);
      await ask(sandbox, 'system.status');
    }
    expect(paid()).toEqual(before);
    expect(compareAmounts(ledgerSum({ state: sandbox.state() }), '0')).toBe(0);
  });
});

describe('SDK-08 consolidated settings', () => {
  const read = (value: object) => z.parse(calls['contracts.settings'].output, value).settings;

  test('SDK-08 contracthoursalreq is read as contracthoursalreqtype', () => {
    expect(read({ contracthoursalreq: 2 })).toEqual({ contracthoursalreqtype: true });
    expect(read({ contracthoursalreqtype: '0', contracthoursalreq: '1' })).toEqual({ contracthoursalreqtype: false });
  });

  test('BRAND-06 what the platform does not say is left to the brand', async () => {
    const { asAgent } = await desks();
    expect((await asAgent('contracts.settings')).settings).toEqual({});
    const told = await desks({ modules: { M1: { divtypereq: true, realtimesalreqtype: false } } });
    expect((await told.asAgent('contracts.settings')).settings).toEqual({
      divtypereq: true,
      realtimesalreqtype: false,
    });
  });

  test('AGNT-03 no higher rate than the own may be offered', async () => {
    const { asAgent, asMember } = await desks();
    const limitOf = async (get: typeof asAgent) =>
      (await get('contracts.settings')).limits.find(({ type }) => type === 'daily')?.mostRate;
    expect(await limitOf(asAgent)).toBe('1.5');
    expect(await limitOf(asMember)).toBe('0');
  });
});
