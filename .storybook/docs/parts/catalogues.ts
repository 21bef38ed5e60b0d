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
