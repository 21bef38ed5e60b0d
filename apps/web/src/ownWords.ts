import type { Pack } from '@marquee/i18n/catalogue';

/** Id of the block that bears the brand's own words of the default language, where they are few. */
export const OWN_WORDS = 'own-words';

/** The brand's words of an address, where the page bears them itself (BRAND-04): then nothing is fetched for them. */
export function wordsInPage(page: NonElementParentNode, address: string): Pack | undefined {
  const block = page.getElementById(OWN_WORDS);
  return block?.getAttribute('data-address') === address ? (JSON.parse(block.textContent) as Pack) : undefined;
}
