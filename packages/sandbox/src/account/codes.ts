import { inLanguage } from '../messages.ts';
import { bound, type Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { refusals, texts } from './messages.ts';

/** What a code is for; one sent for something else does not fit. */
export type Purpose = 'login' | 'register' | 'bind' | 'ip';

/** How long a code lives, and the countdown of the button with it (AUTH-17). */
const LIFE_MINUTES = 2;
const MINUTE_MS = 60_000;
const PAUSE_MS = MINUTE_MS;
const MOST_PER_HOUR = 6;
const MOST_TRIES = 5;
const MAX_KEPT = 500;

/** What a code is asked for: the same everywhere it is sent, checked and used up. */
export interface Aim {
  readonly merchant: string;
  readonly purpose: Purpose;
  readonly channel: 'sms' | 'email';
  /** E.164 digits or an e-mail address */
  readonly to: string;
}

const nameOf = ({ merchant, purpose, to }: Aim) => `${purpose} ${merchant}/${to}`;

/**
 * Lets something be sent to somebody, unless something just was, or too much in the last hour.
 * @throws Refusal
 */
export function pace(platform: Platform, name: string, language: string): void {
  const { sent } = platform.state.checks;
  const now = platform.now();
  const recent = ((Object.hasOwn(sent, name) ? sent[name] : undefined) ?? []).filter((at) => now - at < 60 * MINUTE_MS);
  if (recent.some((at) => now - at < PAUSE_MS)) {
    throw new Refusal(inLanguage(refusals.codeTooSoon, language), { code: 'code.tooSoon' });
  }
  if (recent.length >= MOST_PER_HOUR) {
    throw new Refusal(inLanguage(refusals.tooManyCodes, language), { code: 'code.tooMany' });
  }
  delete sent[name];
  sent[name] = [...recent, now];
  bound(sent, MAX_KEPT);
  platform.changed();
}

/** Sends a code of six digits; an older one for the same is dead from then on. @throws Refusal as `pace` does */
export function sendCode(platform: Platform, aim: Aim, language: string): { expiredMinutes: number } {
  const { codes } = platform.state.checks;
  const name = nameOf(aim);
  pace(platform, name, language);
  delete codes[name];
  const code = String(Number.parseInt(platform.hex(6), 16) % 1_000_000).padStart(6, '0');
  codes[name] = { code, expiresAt: platform.now() + LIFE_MINUTES * MINUTE_MS, tries: 0 };
  bound(codes, MAX_KEPT);
  const text = inLanguage(texts.code, language).replace('{code}', code).replace('{minutes}', String(LIFE_MINUTES));
  platform.deliver({ channel: aim.channel, to: aim.to, code, text });
  return { expiredMinutes: LIFE_MINUTES };
}

/** Uses a code up. @throws Refusal when it is missing, wrong, too old, used, or was guessed at too often */
export function useCode(platform: Platform, aim: Aim, typed: string, language: string): void {
  const { codes } = platform.state.checks;
  const name = nameOf(aim);
  const say = (which: keyof typeof refusals, code: string) =>
    new Refusal(inLanguage(refusals[which], language), { code, value: { field: 'verificationCode' } });
  // a code pasted with spaces is the same code (C03)
  const given = typed.replace(/\s/g, '');
  if (given === '') throw say('codeMissing', 'code.missing');
  const kept = Object.hasOwn(codes, name) ? codes[name] : undefined;
  if (!kept) throw say('codeWrong', 'code.wrong');
  if (kept.expiresAt <= platform.now()) {
    delete codes[name];
    platform.changed();
    throw say('codeExpired', 'code.expired');
  }
  if (kept.code !== given) {
    kept.tries += 1;
    const over = kept.tries >= MOST_TRIES;
    if (over) delete codes[name];
    platform.changed();
    throw over ? say('codeGuessed', 'code.guessed') : say('codeWrong', 'code.wrong');
  }
  delete codes[name];
  platform.changed();
}
