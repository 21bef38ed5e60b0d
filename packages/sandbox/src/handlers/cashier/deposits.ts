import { sumOf } from '@marquee/domain/portion';
import { DIGITS, depositMethod, depositMethods } from '../../cashier/methods.ts';
import { assertAmount, refuse } from '../../cashier/refuse.ts';
import type { Deposit } from '../../cashier/state.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { type Owner, pastEventsOf } from '../../ledger/changes.ts';
import { walletOf } from '../../ledger/wallets.ts';
import { personOf, realPersonOf } from '../../people.ts';
import { pageOf, within } from '../../records/page.ts';
import { worded } from '../../records/wording.ts';
import { assertNotExcluded, assertWithinDepositLimit } from '../../safety/bars.ts';

const MOST_PENDING = 3;
const MOST_KEPT = 2000;

const WORDS = {
  rejected: {
    EN: 'The payment was turned down by the bank. Nothing was taken.',
    CN: '付款被银行拒绝，未扣款。',
    ES: 'El banco rechazó el pago. No se cobró nada.',
    TY: 'Tinanggihan ng bangko ang bayad. Walang nabawas.',
    VI: 'Ngân hàng từ chối thanh toán. Không có khoản nào bị trừ.',
  },
  reference: { EN: 'Reference', CN: '参考号', ES: 'Referencia', TY: 'Reference', VI: 'Mã tham chiếu' },
  payee: { EN: 'Payee', CN: '收款人', ES: 'Beneficiario', TY: 'Tatanggap', VI: 'Người nhận' },
  payeeName: {
    EN: 'Sandbox payments',
    CN: '沙盒支付',
    ES: 'Pagos de prueba',
    TY: 'Sandbox payments',
    VI: 'Thanh toán thử nghiệm',
  },
  store: {
    EN: 'Show the reference at the till.',
    CN: '请在收银台出示参考号。',
    ES: 'Muestra la referencia en caja.',
    TY: 'Ipakita ang reference sa cashier.',
    VI: 'Xuất trình mã tham chiếu tại quầy.',
  },
} as const;

/** The ways to pay in. */
export const depositOptions: Handler<'cashier.depositOptions'> = (exchange) => {
  personOf(exchange);
  return {
    methods: (exchange.scenario.empty ? [] : depositMethods).map(
      ({ code, kind, name, rule, quickAmounts, seconds }) => ({
        code,
        kind,
        name: worded(exchange, name),
        least: rule.least,
        ...(rule.most === undefined ? {} : { most: rule.most }),
        quickAmounts: [...quickAmounts],
        takesSeconds: seconds,
        ...(kind === 'store' ? { remark: worded(exchange, WORDS.store) } : {}),
      }),
    ),
    digits: DIGITS,
  };
};

function written(exchange: Exchange<unknown>, { id, at, method, amount, status, settledAt }: Deposit) {
  return {
    id,
    time: at,
    method,
    methodName: worded(exchange, depositMethod(method)?.name ?? method),
    amount,
    status,
    ...(settledAt === undefined ? {} : { settledAt }),
    ...(status === 'rejected' ? { remark: worded(exchange, WORDS.rejected) } : {}),
  };
}

/** Begins a deposit, unless the member is excluded from play. */
export const deposit: Handler<'cashier.deposit'> = (exchange) => {
  const { platform, input } = exchange;
  const { merchant, username } = realPersonOf(exchange);
  assertNotExcluded(exchange);
  const method = depositMethod(input.method);
  if (!method) throw refuse(exchange, 'deposit.method');
  assertAmount(exchange, input.amount, method.rule);
  const { cashier } = platform.state;
  const pending = cashier.deposits.filter(
    (one) => one.merchant === merchant && one.username === username && one.status === 'pending',
  );
  if (pending.length >= MOST_PENDING) throw refuse(exchange, 'deposit.pending', { most: MOST_PENDING });
  // what is on its way counts too, or three at once would be three times the limit
  assertWithinDepositLimit(exchange, sumOf([input.amount, ...pending.map(({ amount }) => amount)]));
  // opened first, so that its past is older than the deposit
  walletOf(platform, merchant, username);
  cashier.count += 1;
  const begun: Deposit = {
    merchant,
    username,
    id: `D${String(cashier.count).padStart(8, '0')}`,
    at: platform.now(),
    method: method.code,
    amount: input.amount,
    status: 'pending',
  };
  cashier.deposits.push(begun);
  const oldest = cashier.deposits.findIndex(({ status }) => status !== 'pending');
  if (cashier.deposits.length > MOST_KEPT && oldest >= 0) cashier.deposits.splice(oldest, 1);
  platform.changed();
  return {
    deposit: written(exchange, begun),
    instructions: [
      { label: worded(exchange, WORDS.payee), value: worded(exchange, WORDS.payeeName) },
      { label: worded(exchange, WORDS.reference), value: begun.id },
    ],
  };
};

/** Deposits of the time before, as the seed tells them. */
function pastDeposits(exchange: Exchange<unknown>, owner: Owner): Deposit[] {
  return pastEventsOf(exchange.platform, owner).flatMap(({ id, at, kind, net }): Deposit[] => {
    if (kind !== 'deposit') return [];
    const method = net.length > 7 ? 'BANK' : 'EWALLET';
    const { merchant, username } = owner;
    return [
      { merchant, username, id: `D${id}`, at: at - 8000, method, amount: net, status: 'credited', settledAt: at },
    ];
  });
}

/** Deposits, newest first. */
export const deposits: Handler<'cashier.deposits'> = (exchange) => {
  const { platform, input, scenario } = exchange;
  const { merchant, username } = personOf(exchange);
  const own = platform.state.cashier.deposits.filter((one) => one.merchant === merchant && one.username === username);
  const all = scenario.empty ? [] : [...pastDeposits(exchange, { merchant, username }), ...own].reverse();
  return pageOf(
    within(all, input, ({ at }) => at),
    input,
    (one) => written(exchange, one),
  );
};
