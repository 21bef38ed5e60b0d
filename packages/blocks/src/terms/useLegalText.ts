import type { LegalDocument } from '@marquee/brand/data';
import { useBrand } from '@marquee/brand/provider';
import { fallbackChain } from '@marquee/i18n/catalogue';
import { type LanguageCode, languageOf } from '@marquee/i18n/languages';
import { useLoaded } from '@marquee/state/loaded';
import { useLanguage } from '@marquee/state/preferences';
import type { AppStore } from '@marquee/state/store';
import { useAppStore } from '@marquee/state/value';

/** A text of a few kilobytes that has not come by then does not come. */
const TIMEOUT_MS = 30_000;

/**
 * A legal text of the brand in the language on the screen, else in the brand's default, else in any that there is.
 * `text` is HTML that only `SafeHtml` may show; `address` is undefined where the brand has no such text.
 */
export function useLegalText(document: LegalDocument) {
  const { legal, languages } = useBrand();
  const { fetch } = useAppStore();
  const [language] = useLanguage();
  const texts = legal.texts[document] ?? {};
  const found = [...fallbackChain(language, languages.default), ...(Object.keys(texts) as LanguageCode[])].find(
    (code) => texts[code] !== undefined,
  );
  const address = found && texts[found];
  const text = useLoaded(
    `legal ${address}`,
    address === undefined ? undefined : (signal) => read(fetch, address, signal),
  );
  return { address, text, lang: found && found !== language ? languageOf(found).bcp47 : undefined };
}

/** Its own title is left out: the dialog or the page says it. */
async function read(fetch: AppStore['fetch'], address: string, signal: AbortSignal): Promise<string> {
  const [answer, { Marked }] = await Promise.all([
    fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) }),
    import('marked'),
  ]);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const markdown = (await answer.text()).replace(/^\uFEFF?\s*#\s[^\n]*\n/, '');
  return new Marked({ gfm: true }).parse(markdown, { async: false });
}
