import type { MessageFormatElement } from 'react-intl';
import { type LanguageCode, sourceLanguage } from './languages.ts';

/** Messages by id, compiled to ICU syntax trees at build time, so that no parser travels to the browser. */
export type Pack = Readonly<Record<string, MessageFormatElement[]>>;

/** Lays packs over each other; a later one wins, an absent one is passed over (a missing translation falls back silently: BRAND-12). */
export function mergePacks(...packs: ReadonlyArray<Pack | undefined>): Pack {
  return Object.assign({}, ...packs);
}

/**
 * The languages to look in for words, most wanted first: the language itself, the brand's default. What neither has is
 * the source text, which stands in the code (BRAND-12); so under the source language lies nothing, or the words of the
 * brand's default would stand before the text of the code.
 */
export function fallbackChain(wanted: LanguageCode, brandDefault: LanguageCode): LanguageCode[] {
  return wanted === brandDefault || wanted === sourceLanguage ? [wanted] : [wanted, brandDefault];
}
