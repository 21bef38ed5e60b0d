import { affiliateOf, join } from '../../account/affiliates.ts';
import { enter } from '../../account/enter.ts';
import { accountBySocial, addAccount, newRecord } from '../../account/find.ts';
import { newChallenge } from '../../account/human.ts';
import { refusals } from '../../account/messages.ts';
import { spend } from '../../account/spent.ts';
import { TRIAL_PREFIX } from '../../accounts.ts';
import type { Handler } from '../../exchange.ts';
import { inLanguage } from '../../messages.ts';
import { seeded } from '../../random.ts';
import { Refusal } from '../../refusal.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Work for somebody to prove that they are no machine (AUTH-22). */
export const humanChallenge: Handler<'session.humanChallenge'> = ({ platform }) => newChallenge(platform);

/** A trial account on demand (AUTH-03); the same random text is the same account. */
export const freePlay: Handler<'session.freePlay'> = (exchange) => {
  const { platform, merchant, input } = exchange;
  const random = seeded('trial', platform.seed, merchant, input.random);
  const username = `${TRIAL_PREFIX}${Array.from({ length: 8 }, () => Math.floor(random() * 10)).join('')}`;
  const known = platform.account(merchant, username);
  const record =
    known ?? newRecord(platform, { kind: 'trial', nickname: 'Visitor', clubName: 'Trial', firstLogin: false });
  if (!known) addAccount(platform, merchant, username, record);
  return enter(exchange, username, record);
};

/**
 * A login with a social provider. The stand-in has none to ask: a code `sandbox-` and a name stands for a person of
 * that name, once. `demomember` is known; whoever is not gets an account, and is told that it is their first login.
 */
export const socialLogin: Handler<'session.socialLogin'> = (exchange) => {
  const { platform, merchant, language, input, ip } = exchange;
  const [, subject, nonce = ''] = /^sandbox-([a-z0-9]{1,40})(-[a-z0-9]{1,40})?$/i.exec(input.code) ?? [];
  const failed = () => new Refusal(inLanguage(refusals.socialFailed, language), { code: 'social.failed' });
  if (subject === undefined || input.state === '') throw failed();
  // a code with a part of its own is good once, as a real one is (RFC 6749, section 10.5)
  const code = `${input.provider} ${merchant}/${subject}${nonce}`;
  if (nonce !== '' && !spend(platform, code, platform.now() + DAY_MS)) throw failed();
  const person = `${input.provider}:${subject.toLowerCase()}`;
  const known = accountBySocial(platform, merchant, person);
  if (known) return enter(exchange, known.username, known.record);
  const username = `${input.provider.slice(0, 1)}${platform.hex(6)}`;
  const record = newRecord(platform, {
    nickname: username,
    social: [person],
    ips: [ip],
  });
  const by = input.affiliateCode ? affiliateOf(platform, merchant, input.affiliateCode) : undefined;
  if (by) join(platform, merchant, username, record, by);
  addAccount(platform, merchant, username, record);
  return enter(exchange, username, record);
};
