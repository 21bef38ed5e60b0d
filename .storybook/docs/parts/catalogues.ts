import { fingerprintOfCatalogue } from '@marquee/config/catalogues/fingerprint';
import { type Mark, markOf } from '@marquee/config/catalogues/reviews';
import { isLanguageCode, type LanguageCode, sourceLanguage } from '@marquee/i18n/languages';
import reviews from '../../../apps/web/lang/reviews.json';

const files = import.meta.glob<Record<string, string>>('../../../apps/web/lang/*/*.json', {
  eager: true,
  import: 'default',
});

/** The words of one namespace in one language. */
interface Catalogue {
  readonly namespace: string;
  readonly language: LanguageCode;
  readonly words: Record<string, string>;
}

const all: readonly Catalogue[] = Object.entries(files).flatMap(([file, words]) => {
  const [namespace = '', name = ''] = file.split('/').slice(-2);
  const language = name.replace(/\.json$/, '');
  return isLanguageCode(language) ? [{ namespace, language, words }] : [];
});

/** Every text of the product, by language and id. */
export const texts: ReadonlyMap<LanguageCode, ReadonlyMap<string, string>> = gather();

function gather(): Map<LanguageCode, Map<string, string>> {
  const found = new Map<LanguageCode, Map<string, string>>();
  for (const { language, words } of all)
    found.set(language, new Map([...(found.get(language) ?? []), ...Object.entries(words)]));
  return found;
}

/** Whether a native speaker has read each catalogue as it is now, by namespace and language. */
export function reviewMarks(): Map<string, Map<LanguageCode, Mark>> {
  const wordsOf = (namespace: string, language: LanguageCode) =>
    all.find((one) => one.namespace === namespace && one.language === language)?.words ?? {};
  const marks = new Map<string, Map<LanguageCode, Mark>>();
  for (const { namespace, language, words } of all) {
    const fingerprint = fingerprintOfCatalogue(wordsOf(namespace, sourceLanguage), words);
    const mark = markOf(reviews, { namespace, language, fingerprint });
    marks.set(namespace, (marks.get(namespace) ?? new Map<LanguageCode, Mark>()).set(language, mark));
  }
  return marks;
}

const sources = import.meta.glob<Record<string, unknown>>(
  [
    '../../../packages/{blocks,state,features/*}/src/**/{*.messages,failureMessages}.ts',
    '../../../apps/web/src/**/*.messages.ts',
  ],
  { eager: true },
);

/** What each message means, as the code says it to who translates, by id. */
export const descriptions: ReadonlyMap<string, string> = new Map(
  Object.values(sources).flatMap((module) => Object.values(module).flatMap(describedIn)),
);

/** A group of messages, or something else that such a file offers. */
function describedIn(group: unknown): [id: string, description: string][] {
  if (typeof group !== 'object' || group === null) return [];
  return Object.values(group).flatMap((message: unknown) => {
    if (typeof message !== 'object' || message === null || !('id' in message) || !('description' in message)) return [];
    const { id, description } = message;
    return typeof id === 'string' && typeof description === 'string' ? [[id, description] as [string, string]] : [];
  });
}
