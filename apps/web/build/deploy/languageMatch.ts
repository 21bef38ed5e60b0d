const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = LETTERS.flatMap((a) => LETTERS.map((b) => a + b));

/**
 * A regular expression (PCRE, without delimiters) for an `Accept-Language` whose first choice is this language in this
 * script, in whichever region: what `Intl` would make of it, spelled out for a server that has no `Intl`.
 */
export function languagePattern(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  const scriptOf = (region: string) => new Intl.Locale(`${language}-${region}`).maximize().script;
  const foreign = pairs.filter((region) => scriptOf(region) !== script);
  const sameByDefault = new Intl.Locale(language).maximize().script === script;
  const named = `-${script ?? ''}(?:-\\w+)*`;
  const unnamed =
    foreign.length > 0 ? `(?:-(?!(?:${foreign.join('|')})\\b)(?:[a-z]{2}|\\d{3}))?` : '(?:-(?:[a-z]{2}|\\d{3}))?';
  const rest = sameByDefault ? `(?:${named}|${unnamed})` : named;
  return `^(?:${[language, ...aliasesOf(language)].join('|')})${rest}(?:[,; ]|$)`;
}

/** Two-letter codes that mean the same language, such as an older one for a language that has three letters. */
function aliasesOf(language: string): string[] {
  return pairs.filter((pair) => pair !== language && new Intl.Locale(pair).language === language);
}
