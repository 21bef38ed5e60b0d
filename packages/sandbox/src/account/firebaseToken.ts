import * as z from 'zod/mini';

const claims = z.object({ phone_number: z.string(), exp: z.number() });

/**
 * The number that a third-party phone sign-in has proven (AUTH-18). A stand-in has no business with a real project's
 * keys: it takes the unsigned tokens of the sign-in's own emulator, and no others.
 */
export function provenNumber(token: string, now: number): string | undefined {
  const [head, body, signature] = token.split('.');
  if (head === undefined || body === undefined || signature !== '') return undefined;
  const part = (text: string): unknown => JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  try {
    if (z.safeParse(z.object({ alg: z.literal('none') }), part(head)).success === false) return undefined;
    const { data } = z.safeParse(claims, part(body));
    return data && data.exp * 1000 > now ? data.phone_number.replace(/\D/g, '') : undefined;
  } catch {
    return undefined;
  }
}
