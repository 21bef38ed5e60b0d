import type { Exchange } from '../exchange.ts';
import { inLanguage, message } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { humanProven } from './human.ts';
import { refusals } from './messages.ts';

interface Checked {
  readonly humanCheck?: { readonly scheme: string; readonly solution: string } | undefined;
}

/**
 * Asks for the human check where the platform wants it (AUTH-22). One that is sent unasked must still be good.
 * @returns whether a check was passed
 * @throws Refusal when it is missing or has failed
 */
export async function humanGate({ input, platform, scenario, language }: Exchange<Checked>): Promise<boolean> {
  const { humanCheck } = input;
  if (humanCheck === undefined && scenario.humanCheck !== true) return false;
  const value = { humanCheck: true };
  if (humanCheck === undefined) {
    throw new Refusal(inLanguage(refusals.humanNeeded, language), { code: 'human.required', value });
  }
  if (await humanProven(platform, humanCheck)) return true;
  throw new Refusal(inLanguage(refusals.humanFailed, language), { code: 'human.failed', value });
}

/** A refusal that belongs to one field of the form. */
export function fieldRefusal(
  { language }: Pick<Exchange<unknown>, 'language'>,
  which: keyof typeof refusals,
  field: string,
  numbers: Readonly<Record<string, number>> = {},
): Refusal {
  let text = inLanguage(refusals[which], language);
  for (const [name, number] of Object.entries(numbers)) text = text.replace(`{${name}}`, String(number));
  return new Refusal(text, { code: `field.${which}`, value: { field } });
}

/** Says no in the words of the shared messages. */
export function captchaRefusal(language: string, which: 'captchaNeeded' | 'captchaWrong'): Refusal {
  const code = which === 'captchaNeeded' ? 'captcha.required' : 'captcha.wrong';
  return new Refusal(message(which, language), { code, value: { captcha: true, field: 'captcha' } });
}
