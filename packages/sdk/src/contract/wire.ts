import * as z from 'zod/mini';
import { maybe, text } from './fields.ts';

/** The headers of every call. The names are our reading; section 7 says only that a call carries a token and a module. */
export const headerNames = {
  authorization: 'Authorization',
  merchant: 'Merchant',
  merchantCode: 'Merchant-Code',
  /** "each call also carries a module identifier" */
  module: 'Module-Id',
  /** the platform's own code, such as `TY`, unchanged: `Accept-Language` would need a BCP 47 tag */
  language: 'Language',
  /** a call that changes something, once: the same key again is the same call (draft-ietf-httpapi-idempotency-key-header) */
  idempotencyKey: 'Idempotency-Key',
} as const;

/** How the token stands in its header (RFC 6750). */
export const bearer = (token: string) => `Bearer ${token}`;

export const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  /** a body sealed as compact JWE (RFC 7516, section 9.2.1 of RFC 7515 for the type) */
  sealed: 'application/jose',
} as const;

/** Algorithms of a sealed body (RFC 7518). */
export const sealing = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const;

/** Codes of a refusal that the client itself understands. */
export const refusalCodes = {
  /** the relay does not offer the function */
  unavailable: 'function.not.available',
  /** the body was sealed with a key the platform no longer has; nothing was done */
  keyUnknown: 'key.unknown',
} as const;

/** Around every answer: `success`, `message`, `value` (SDK-03). `value` is parsed by the call's own schema. */
export const envelope = z.object({
  success: z.boolean(),
  message: maybe(text),
  value: z.optional(z.unknown()),
  code: maybe(text),
});

export type Envelope = z.input<typeof envelope>;
