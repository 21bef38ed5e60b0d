import type { BrandData } from '@marquee/brand/data';
import { fallbackChain, mergePacks, type Pack } from '@marquee/i18n/catalogue';
import type { LanguageCode } from '@marquee/i18n/languages';

/** Words of the head and of what stands beside the page, with others over them: they come apart from those of the page, which is not rendered anew. */
export async function siteWords(
  language: LanguageCode,
  { languages }: Pick<BrandData, 'languages'>,
  over: Pack,
): Promise<Pack> {
  const { words: loaders } = await import('virtual:marquee/later-words');
  const packs = await Promise.all(
    fallbackChain(language, languages.default)
      .reverse()
      .map((code) => loaders.site?.[code]?.().then((module) => module.default)),
  );
  return mergePacks(...packs, over);
}
