import { countryList } from '../../account/countries.ts';
import { fieldRefusal } from '../../account/gate.ts';
import { maskedEmail, maskedNumber } from '../../account/mask.ts';
import type { ProfileRecord } from '../../account/record.ts';
import { holdTo } from '../../account/settings.ts';
import type { Handler } from '../../exchange.ts';
import { personOf, realPersonOf } from '../../people.ts';

/** Set once; after that customer service changes them, because payouts depend on them. */
const FOR_GOOD: readonly (keyof ProfileRecord)[] = ['fullName', 'birthday', 'bankAccountNumber'];

type Field = 'nickname' | keyof ProfileRecord;

/** How long a text may be, and of which kind it is. */
const RULES: Readonly<Record<Field, { maxLength: number; minLength: number; patternId?: string }>> = {
  nickname: { minLength: 2, maxLength: 30 },
  fullName: { minLength: 2, maxLength: 80 },
  birthday: { minLength: 10, maxLength: 10, patternId: 'dateYearFirst' },
  telegram: { minLength: 2, maxLength: 40, patternId: 'noSpaces' },
  zalo: { minLength: 2, maxLength: 40, patternId: 'noSpaces' },
  address: { minLength: 2, maxLength: 200 },
  nationality: { minLength: 2, maxLength: 2, patternId: 'uppercase' },
  occupation: { minLength: 2, maxLength: 60 },
  sourceOfIncome: { minLength: 2, maxLength: 60 },
  placeOfBirth: { minLength: 2, maxLength: 80 },
  bankAccountNumber: { minLength: 6, maxLength: 24, patternId: 'digits' },
};

/** What a member has told of themselves. */
export const profile: Handler<'account.profile'> = (exchange) => {
  const { username, record } = personOf(exchange);
  const { bankAccountNumber, ...told } = record.profile ?? {};
  return {
    account: username,
    nickname: record.nickname,
    ...told,
    ...(bankAccountNumber !== undefined && { bankAccountNumber: maskedNumber(bankAccountNumber) }),
    locked: FOR_GOOD.filter((field) => record.profile?.[field] !== undefined),
  };
};

/** Changes it, all or nothing. */
export const updateProfile: Handler<'account.updateProfile'> = (exchange) => {
  const { platform, input } = exchange;
  const { merchant, username, record } = realPersonOf(exchange);
  const change = new Map<Field, string>();
  for (const field of Object.keys(RULES) as Field[]) {
    const value = input[field]?.trim();
    if (value === undefined) continue;
    const before = field === 'nickname' ? record.nickname : record.profile?.[field];
    if (value === before) continue;
    if (before !== undefined && (FOR_GOOD as readonly string[]).includes(field)) {
      throw fieldRefusal(exchange, 'locked', field);
    }
    holdTo(exchange, field, value, { enabled: true, required: field === 'nickname', ...RULES[field] });
    const wrong =
      (field === 'nationality' && value !== '' && !countryList.some(({ countryCode }) => countryCode === value)) ||
      (field === 'birthday' && value !== '' && Date.parse(value) > platform.now());
    if (wrong) throw fieldRefusal(exchange, 'pattern', field);
    change.set(field, value);
  }
  const kept = platform.keptAccount(merchant, username);
  if (!kept) return null;
  const next: ProfileRecord = { ...kept.profile };
  for (const [field, value] of change) {
    if (field === 'nickname') kept.nickname = value;
    else if (value === '') delete next[field];
    else next[field] = value;
  }
  kept.profile = next;
  platform.changed();
  return null;
};

/** How the account is secured. */
export const security: Handler<'account.security'> = (exchange) => {
  const { record } = personOf(exchange);
  const { mobile, dialingCode, email, lastLogin } = record;
  return {
    hasPassword: record.password === '' ? '0' : '1',
    hasPaymentPassword: record.paymentPassword === undefined ? '0' : '1',
    ...(mobile !== undefined && { mobileNum: maskedNumber(mobile), countryDialingCode: dialingCode }),
    ...(email !== undefined && { email: maskedEmail(email) }),
    ...(lastLogin && { lastLoginTime: lastLogin.at, lastLoginIp: lastLogin.ip }),
  };
};
