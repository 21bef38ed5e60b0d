import { isLanguageCode, type LanguageCode } from '@marquee/i18n/languages';

const files = import.meta.glob<Record<string, string>>('../../../apps/web/lang/*/*.json', {
  eager: true,
  import: 'default',
});

/** Every text of the product, by language and id. */
export const texts: ReadonlyMap<LanguageCode, ReadonlyMap<string, string>> = gather();

function gather(): Map<LanguageCode, Map<string, string>> {
  const found = new Map<LanguageCode, Map<string, string>>();
  for (const [file, entries] of Object.entries(files)) {
    const code = /([^/]+)\.json$/.exec(file)?.[1];
    if (!isLanguageCode(code)) continue;
    found.set(code, new Map([...(found.get(code) ?? []), ...Object.entries(entries)]));
  }
  return found;
}
