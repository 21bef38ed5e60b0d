import * as z from 'zod/mini';
import { type CallOutput, defineCall } from '../call.ts';
import { maybe } from '../fields.ts';

/**
 * A piece of work for the human check (AUTH-22), in the format of ALTCHA version 2, so that its workers solve it. Single
 * use. Wherever the platform asks for a captcha, the solution is taken in its place (C06).
 */
export const humanChallenge = defineCall({
  id: 'session.humanChallenge',
  method: 'GET',
  path: '/wps/verification/human',
  input: z.object({}),
  // the signature covers whatever the parameters hold, so what we do not know is kept
  output: z.looseObject({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      /** what the derived key must begin with, in hexadecimal */
      keyPrefix: z.string(),
      /** epoch seconds, as that format has it */
      expiresAt: maybe(z.number()),
    }),
    signature: z.string(),
  }),
  session: 'none',
  sealed: false,
  effect: 'read',
  module: 'SESSION',
  spec: '§4 Login and forgotten password: human check (scheme, path and shape are our reading)',
  assumed: true,
});

export type HumanChallenge = CallOutput<typeof humanChallenge>;
