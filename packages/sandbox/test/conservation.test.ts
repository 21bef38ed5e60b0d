import { type Amount, addAmounts, compareAmounts } from '@marquee/domain/money';
import type { CallId } from '@marquee/sdk/contract/calls';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerSum } from '../src/ledger/ledger.ts';
import type { Sandbox } from '../src/sandbox.ts';
import { ask, handClock, MEMBER, sandboxWith, tokenFor } from './fixture.ts';

const PASSWORD = '246810';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Something a member does, or time going by. */
type Step =
  | { readonly kind: 'call'; readonly id: CallId; readonly input: object; readonly key: string; readonly times: number }
  | { readonly kind: 'wait'; readonly ms: number };

const cents = fc.oneof(
  fc.integer({ min: -500, max: 2_000_000 }).map((value) => BigInt(value)),
  // twenty digits and more (C07)
  fc.bigInt({ min: 10n ** 19n, max: 10n ** 24n }),
);
const amount = cents.map((value) => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
});
const wallet = fc.constantFrom('MAIN', 'LWK', 'KPR', 'GLD');
const password = fc.oneof({ weight: 9, arbitrary: fc.constant(PASSWORD) }, fc.constant('000000'));
const payment = fc.constantFrom('WP3-2', 'WP4-1', 'W00000001-1', 'W00000001-2', 'W00000002-1', 'W00000003-1');
const receipt = fc.constantFrom('full', 'partial', 'none');
const proof = fc.constantFrom([], [new File([PNG], 'proof.png', { type: 'image/png' })]);
const reward = fc.constantFrom('bonus-10', 'bonus-50', 'umbrella', 'backpack', 'phone');
const promotion = fc.constantFrom('welcome', 'weekend-cashback', 'match-week', 'lotto-rebate', 'lucky-draw', 'app');

const inputs: readonly (readonly [CallId, fc.Arbitrary<object>])[] = [
  ['wallet.transfer', fc.record({ from: wallet, to: wallet, amount })],
  ['cashier.deposit', fc.record({ method: fc.constantFrom('EWALLET', 'BANK', 'CARD'), amount })],
  [
    'cashier.withdraw',
    fc.record({ bankAccount: fc.constantFrom('BA1', 'BA2', 'BA7'), amount, paymentPassword: password }),
  ],
  ['cashier.confirm', fc.record({ id: payment, receipt, receivedAmount: amount, proof })],
  ['points.convert', fc.record({ points: amount, password })],
  ['points.convert', fc.record({ points: fc.constantFrom('500', '1000'), password })],
  ['points.redeem', fc.record({ rewardId: reward, quantity: fc.integer({ min: 1, max: 5 }), password })],
  ['promotions.join', fc.record({ id: promotion })],
  ['promotions.apply', fc.record({ id: promotion, images: proof })],
  ['promotions.claim', fc.record({ id: promotion })],
  ['promotions.raffle', fc.record({ id: promotion })],
  ['records.claimRebates', fc.record({ ids: fc.constantFrom(['2026-04-30-PVP'], ['2026-04-28-RNG', 'nothing']) })],
];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1000, max: 29 * 60_000 }).map((ms): Step => ({ kind: 'wait', ms })) },
  ...inputs.map(([id, arbitrary]) => ({
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('call' as const),
      id: fc.constant(id),
      input: arbitrary,
      // few keys, so that a call is sometimes a repetition of an earlier one
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  })),
);

function expectWhole(sandbox: Sandbox) {
  const state = sandbox.state();
  expect(compareAmounts(ledgerSum({ state }), '0')).toBe(0);
  for (const [account, balance] of Object.entries(state.ledger.balances)) {
    if (!account.startsWith('house:')) expect(compareAmounts(balance, '0'), account).toBeGreaterThanOrEqual(0);
  }
}

test('C07 C19 MEMB-04 whatever is asked in whatever order, repeated or at once, money is conserved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const clock = handClock();
      const sandbox = sandboxWith({ clock });
      const token = await tokenFor(sandbox);
      for (const one of steps) {
        if (one.kind === 'wait') {
          clock.advance(one.ms);
          // keeps the session open
          await ask(sandbox, 'wallet.balance', {}, { token });
          continue;
        }
        const { id, input, key, times } = one;
        // what fell due by now, and what is put in at a first look, is not the call's doing
        for (const look of ['wallet.balance', 'points.balance'] as const) await ask(sandbox, look, {}, { token });
        const { count } = sandbox.state().ledger;
        const headers = { 'Idempotency-Key': key };
        const answers = await Promise.all(
          Array.from({ length: times }, () => ask(sandbox, id, input, { token, headers })),
        );
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
        if (answers[0]?.body.success === false) expect(sandbox.state().ledger.count).toBe(count);
        expectWhole(sandbox);
      }
      const { value: record } = (await ask(sandbox, 'records.account', { size: 100 }, { token })).body;
      const { value: funds } = (await ask(sandbox, 'wallet.funds', {}, { token })).body;
      const newest = (record?.list as { balanceAfter: Amount }[] | undefined)?.[0];
      expect(compareAmounts(newest?.balanceAfter ?? '0', funds?.total as Amount)).toBe(0);
      const parts = ((funds?.wallets ?? []) as { balance: Amount }[]).map(({ balance }) => balance);
      expect(compareAmounts(parts.reduce(addAmounts, '0' as Amount), funds?.total as Amount)).toBe(0);
      expectWhole(sandbox);
    }),
    { numRuns: 25, seed: 1 },
  );
}, 120_000);

test('C07 a kept state goes on where it was, and what fell due meanwhile is done once', async () => {
  const clock = handClock();
  const sandbox = sandboxWith({ clock });
  const token = await tokenFor(sandbox, MEMBER);
  await ask(sandbox, 'cashier.deposit', { method: 'BANK', amount: '98765432109876543210.99' }, { token });
  clock.advance(60_000);
  const again = sandboxWith({ clock, state: JSON.parse(JSON.stringify(sandbox.state())) });
  for (let count = 0; count < 2; count += 1) {
    const { value } = (await ask(again, 'wallet.balance', {}, { token })).body;
    expect(value?.sumBalance).toBe('98765432109876556056.665');
  }
  expectWhole(again);
});
