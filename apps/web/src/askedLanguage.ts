import { languageOf } from '@marquee/i18n/languages';
import type { AppStore } from '@marquee/state/store';

const ASKED = 'lang';

/**
 * Takes up the language that an address asks for (`?lang=`, WEB-03), by the platform's code or its BCP 47 tag, and
 * answers the address without it: from here on the language is the player's to choose. One that the brand does not speak
 * is passed over.
 */
export function takeLanguage(
  { preferences }: Pick<AppStore, 'preferences'>,
  languages: readonly Code[],
  url: URL,
): URL {
  const rest = new URL(url);
  const asked = rest.searchParams.get(ASKED)?.toLowerCase();
  rest.searchParams.delete(ASKED);
  const found = languages.find((code) => [code, languageOf(code).bcp47].some((name) => name.toLowerCase() === asked));
  if (found !== undefined) preferences.setLanguage(found);
  return rest;
}

type Code = ReturnType<AppStore['preferences']['language']>;
