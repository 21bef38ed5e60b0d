import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { loginResult } from './loginResult.ts';

/**
 * Opens a session with what a social provider answered (RFC 6749, section 4.1). The page has checked `state` against
 * what it sent; the platform exchanges the code, with the verifier of RFC 7636 where one was used. Somebody new gets an
 * account, and `firstTimeLogin` says so (AUTH-16).
 */
export const socialLogin = defineCall({
  id: 'session.socialLogin',
  method: 'POST',
  path: '/wps/session/login/social',
  input: z.object({
    provider: z.literal(['facebook', 'google']),
    code: z.string(),
    state: z.string(),
    redirectUri: z.string(),
    codeVerifier: z.optional(z.string()),
    affiliateCode: z.optional(z.string()),
    referralCode: z.optional(z.string()),
  }),
  output: loginResult,
  session: 'none',
  sealed: true,
  effect: 'write',
  // the platform asks the provider in between
  timeoutMs: 30_000,
  module: 'SESSION',
  spec: '§2 Login popup: social login (path and shape are our reading)',
  assumed: true,
});
