import type { BrandData } from '@marquee/brand/data';
import type { Pack } from '@marquee/i18n/catalogue';
import type { LanguageCode } from '@marquee/i18n/languages';
import { headOf } from './headOf.ts';
import { showHead } from './showHead.ts';
import { siteWords } from './siteWords.ts';

export interface Shown {
  readonly brand: BrandData;
  readonly path: string;
  /** of what is on the page */
  readonly name: string | undefined;
  readonly language: LanguageCode;
  /** words on the page: the brand's own may stand over those of the head */
  readonly own: Pack;
}

/** Makes the head of a page in the words of a language; what it answers puts it into the document. */
export async function prepareHead({ brand, path, name, language, own }: Shown, page: Document): Promise<() => void> {
  const head = headOf({ brand, path, name, language, words: await siteWords(language, brand, own) });
  return () => showHead(head, page);
}
