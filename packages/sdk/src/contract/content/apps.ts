import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, listOf, maybe, moment, text } from '../fields.ts';

/** The apps of the brand with how they are installed (SUPP-03). Where there is no QR picture, the page draws one of `url`. */
export const apps = defineCall({
  id: 'content.apps',
  method: 'GET',
  path: '/wps/content/apps',
  input: z.object({}),
  output: z.object({
    list: listOf(
      z.object({
        platform: z.catch(z.literal(['ios', 'android', 'unknown']), 'unknown'),
        title: text,
        url: filledText,
        qrCodeUrl: maybe(filledText),
        version: maybe(text),
        /** e.g. `48 MB` */
        size: maybe(text),
        /** e.g. `iOS 16` */
        needs: maybe(text),
        updatedAt: maybe(moment),
        /** the installation guide, step by step */
        steps: listOf(z.object({ title: text, text: maybe(text) })),
      }),
    ),
  }),
  session: 'optional',
  sealed: false,
  effect: 'read',
  localized: true,
  cacheMs: 600_000,
  module: 'CONTENT',
  spec: '§2 /down and app installation guide (no call is named)',
  assumed: true,
});
