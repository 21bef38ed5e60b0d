import * as z from 'zod/mini';
import { flag } from './contract/fields.ts';
import { PlatformError } from './errors.ts';

const hint = z.object({ captcha: flag });

/** Whether a failed login asks for the captcha from now on (AUTH-06). */
export function asksForCaptcha(error: unknown): boolean {
  return error instanceof PlatformError && z.safeParse(hint, error.details.value).data?.captcha === true;
}
