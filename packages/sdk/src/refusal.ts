import * as z from 'zod/mini';
import { flag, maybe, text } from './contract/fields.ts';
import { PlatformError } from './errors.ts';

/** What a refusal may carry beside its words; a platform that sends none of it is as good. */
const hints = z.object({ captcha: maybe(flag), humanCheck: maybe(flag), field: maybe(text) });

function hintsOf(error: unknown): z.output<typeof hints> | undefined {
  return error instanceof PlatformError ? z.safeParse(hints, error.details.value).data : undefined;
}

/** Whether a failed login asks for the captcha from now on (AUTH-06). */
export function asksForCaptcha(error: unknown): boolean {
  return hintsOf(error)?.captcha === true;
}

/** Whether the platform wants the human check first (AUTH-22). */
export function asksForHumanCheck(error: unknown): boolean {
  return hintsOf(error)?.humanCheck === true;
}

/** The field that a refusal is about, by the name it was sent under, so that the message can stand beside it. */
export function refusedField(error: unknown): string | undefined {
  return hintsOf(error)?.field;
}
