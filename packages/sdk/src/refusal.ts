import { isSwitchedOn } from './contract/switchedOn.ts';
import { PlatformError } from './errors.ts';

/** What a refusal may carry beside its words; a platform that sends none of it is as good. */
function hint(error: unknown, name: 'captcha' | 'humanCheck' | 'field'): unknown {
  const value = error instanceof PlatformError ? error.details.value : undefined;
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Whether a failed login asks for the captcha from now on (AUTH-06). */
export function asksForCaptcha(error: unknown): boolean {
  return isSwitchedOn(hint(error, 'captcha'));
}

/** Whether the platform wants the human check first (AUTH-22). */
export function asksForHumanCheck(error: unknown): boolean {
  return isSwitchedOn(hint(error, 'humanCheck'));
}

/** The field that a refusal is about, by the name it was sent under, so that the message can stand beside it. */
export function refusedField(error: unknown): string | undefined {
  const field = hint(error, 'field');
  return typeof field === 'string' ? field : undefined;
}
