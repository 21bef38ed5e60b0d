import { type Aim, sendCode, useCode } from '../../account/codes.ts';
import { maskedEmail, maskedNumber } from '../../account/mask.ts';
import { refusals } from '../../account/messages.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { inLanguage } from '../../messages.ts';
import { personOf } from '../../people.ts';
import { Refusal } from '../../refusal.ts';

const MOST_ADDRESSES = 10;

/** Where a code reaches the owner: the number first, then the address. @throws Refusal when neither is known */
function aimOf(exchange: Exchange<unknown>): Aim {
  const { merchant, record } = personOf(exchange);
  if (record.mobile !== undefined) return { merchant, purpose: 'ip', channel: 'sms', to: record.mobile };
  if (record.email !== undefined) return { merchant, purpose: 'ip', channel: 'email', to: record.email };
  throw new Refusal(inLanguage(refusals.noChannel, exchange.language), { code: 'ip.noChannel' });
}

/** Sends a code to whoever owns the account (AUTH-07). */
export const ipCode: Handler<'session.ipCode'> = (exchange) => {
  const aim = aimOf(exchange);
  const sent = sendCode(exchange.platform, aim, exchange.language);
  const to = aim.channel === 'sms' ? maskedNumber(aim.to) : maskedEmail(aim.to);
  return { channel: aim.channel, to, ...sent };
};

/** Takes the visitor's address as the account's own; the session opens everything from then on (AUTH-07). */
export const confirmIp: Handler<'session.confirmIp'> = (exchange) => {
  const { platform, merchant, ip, input, language, session } = exchange;
  useCode(platform, aimOf(exchange), input.verificationCode, language);
  const { username, record } = personOf(exchange);
  const kept = platform.keptAccount(merchant, username);
  if (kept) kept.ips = [...(record.ips ?? []).filter((known) => known !== ip), ip].slice(-MOST_ADDRESSES);
  if (session) delete session.record.pending;
  platform.changed();
  return null;
};
