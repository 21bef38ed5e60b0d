import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';

/** The platform's public keys (RFC 7517), for sealing E payloads. Without envelope: the cipher reads it, not `send`. */
export const jwks = defineCall({
  id: 'system.jwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  input: z.object({}),
  // members that are not understood are ignored (RFC 7517, section 4); keys of other kinds lack the RSA ones
  output: z.object({
    keys: z.array(
      z.object({
        kty: z.string(),
        n: z.optional(z.string()),
        e: z.optional(z.string()),
        kid: z.optional(z.string()),
        use: z.optional(z.string()),
        alg: z.optional(z.string()),
      }),
    ),
  }),
  session: 'none',
  sealed: false,
  bare: true,
  effect: 'read',
  module: 'SYSTEM',
  spec: '§7 flag E: encrypted payload (scheme is our reading)',
  assumed: true,
});

export type Jwks = CallOutput<typeof jwks>;
