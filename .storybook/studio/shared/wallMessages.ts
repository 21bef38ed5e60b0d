import type { BrandData } from '@marquee/brand/data';
import { formats } from '@marquee/brand/schema/formats';
import type { Pack } from '@marquee/i18n/catalogue';
import { languageCodes } from '@marquee/i18n/languages';
import * as z from 'zod';

/** what a screen needs to know before it trusts the rest, which the pack's schemas have parsed */
const brand = z.looseObject({ id: z.string().regex(formats.brandId.pattern), languages: z.looseObject({}) });
const compiled = z.record(z.string(), z.array(z.unknown()));

/**
 * What the studio tells a screen of its wall, by an event in the screen's own window, which only a page of the same origin
 * can reach. Not by a message: those are taken one by one, with frames between them, and what all screens in sight take in
 * one go is drawn in one frame. The shape is checked all the same.
 */
export const toScreen = z.strictObject({
  /** counts up; the screen answers with it once the draft is painted */
  version: z.int(),
  // only what differs from the last message: a screen that need not be rendered anew is not
  brand: z.custom<BrandData>((value) => brand.safeParse(value).success).optional(),
  language: z.enum(languageCodes).optional(),
  /** the brand's own words, compiled, by language and id */
  words: z
    .partialRecord(
      z.enum(languageCodes),
      z.custom<Pack>((value) => compiled.safeParse(value).success),
    )
    .optional(),
});

/** What a screen tells the studio around it; each message is checked to come from the other's window. */
export const fromScreen = z.discriminatedUnion('studio', [
  z.strictObject({ studio: z.literal('ready') }),
  z.strictObject({ studio: z.literal('shown'), version: z.int() }),
]);

export type ToScreen = z.output<typeof toScreen>;
/** What the site itself makes of a draft. */
export type AppDraft = Required<Omit<ToScreen, 'version'>>;
/** The event that bears it. */
export const DRAFT = 'studio-draft';
/** The draft's style sheets, by the id of the element of `screen.html` that holds each. */
export interface ScreenStyles {
  readonly theme: string;
  readonly fonts: string;
}
export type FromScreen = z.output<typeof fromScreen>;
