import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

/** A fresh picture to copy, single use (AUTH-06); never cached. The value is a base64 PNG without `data:` prefix. */
export const captcha = defineCall({
  id: 'session.captcha',
  method: 'GET',
  path: '/wps/captcha',
  input: z.object({}),
  // the characters are checked because the text goes into a `data:` address
  output: z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.replace(/^data:image\/png;base64,/, '').replace(/\s+/g, '')),
    ),
    z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  ),
  session: 'none',
  sealed: false,
  effect: 'read',
  module: 'SESSION',
  spec: '§7 Session and account: captcha',
});
