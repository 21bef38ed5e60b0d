import { drawCaptcha } from '../../captcha/picture.ts';
import type { Caller, Handler } from '../../exchange.ts';
import type { Platform } from '../../platform.ts';

const LIFE_MS = 2 * 60_000;
const MAX_OPEN = 200;

/** Answers a picture of four or five digits; what it shows is kept in the state only. A newer one replaces an older. */
export const captcha: Handler<'session.captcha'> = ({ platform, merchant, client }) => {
  const { state } = platform;
  const random = platform.numbers();
  const length = random() < 0.5 ? 4 : 5;
  const answer = Array.from({ length }, () => Math.floor(random() * 10)).join('');
  const open = state.captchas.filter((entry) => entry.expiresAt > platform.now() && entry.client !== client);
  open.push({ merchant, client, answer, expiresAt: platform.now() + LIFE_MS });
  state.captchas = open.slice(-MAX_OPEN);
  platform.changed();
  return drawCaptcha(answer, random);
};

/**
 * Tells whether the text is what a captcha of this client shows, and uses it up either way. A client that keeps no
 * cookies may answer any captcha that is open at its merchant.
 */
export function solveCaptcha(platform: Platform, caller: Caller, text: string): boolean {
  const { state } = platform;
  const own = state.captchas.filter(
    (entry) =>
      entry.merchant === caller.merchant && (caller.unmarked ? entry.answer === text : entry.client === caller.client),
  );
  state.captchas = state.captchas.filter((entry) => !own.includes(entry));
  platform.changed();
  return own.some((entry) => entry.answer === text && entry.expiresAt > platform.now());
}
