/** Marks that people leave out when they type: Latin accents, Arabic vowel signs and the stretched line, Thai tones. */
const LEFT_OUT = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u0e48-\u0e4b]/g;

/** Letters that are not a base letter with a mark, and how people type them. */
const TYPED: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ى: 'ي',
  ة: 'ه',
};
const SPECIAL = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g');
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Text as it is compared in a search: without accents, any case, full-width and half-width alike (NFKD, UAX #15).
 * Marks that make another letter, as in Japanese, Korean and Thai, stay.
 */
export function fold(text: string): string {
  const trimmed = text.trim();
  if (PLAIN.test(trimmed)) return trimmed.toLowerCase().replace(/\s+/g, ' ');
  return trimmed
    .normalize('NFKD')
    .replace(LEFT_OUT, '')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(SPECIAL, (letter) => TYPED[letter] ?? letter)
    .normalize('NFC')
    .replace(/\s+/g, ' ');
}

/**
 * How well a name answers a search, both folded: 0 the same, 1 begins with it, 2 a word begins with it, 3 holds it
 * (scripts without spaces), 4 holds every word of it; nothing if it does not. An empty search is answered by all. `words`
 * are those of the query, for whoever asks of many names.
 */
export function matchRank(
  name: string,
  query: string,
  words: readonly string[] = query.split(' '),
): 0 | 1 | 2 | 3 | 4 | undefined {
  const at = name.indexOf(query);
  if (at === 0) return name.length === query.length ? 0 : 1;
  if (at > 0) return name.includes(` ${query}`) ? 2 : 3;
  return words.length > 1 && words.every((word) => name.includes(word)) ? 4 : undefined;
}

/**
 * What stands between letters and figures: spaces, points, dashes, quotes, those of CJK and Arabic too. In ranges: a class
 * by property takes longer to compile than to search.
 */
const BETWEEN =
  '[\\s!-/:-@[-`{-~\\u00a0-\\u00bf\\u060c\\u061b\\u061f\\u2000-\\u206f\\u3000-\\u3003\\u3008-\\u3020\\u3030\\u30fb]';
const ALL_BETWEEN = new RegExp(`${BETWEEN}+`, 'g');
/** More letters than a name has; a pattern of very many cannot be compiled. */
const MOST_LETTERS = 100;

/**
 * Tells of folded names whether they hold a folded search when nothing but letters and figures counts: "springpearl" is in
 * "spring pearl". A search without any, or of more than a name has, is in none.
 */
export function holdsLoosely(query: string): (name: string) => boolean {
  const letters = [...query.replace(ALL_BETWEEN, '')];
  if (letters.length === 0 || letters.length > MOST_LETTERS) return () => false;
  const pattern = new RegExp(letters.join(`${BETWEEN}*`));
  return (name) => pattern.test(name);
}

/** What answers a search, best first, and last what would without what stands between its letters; equals keep their order. */
export function searchIn<Item>(items: readonly Item[], foldedName: (item: Item) => string, query: string): Item[] {
  const wanted = fold(query);
  if (wanted === '') return [...items];
  const words = wanted.split(' ');
  const [first = wanted] = words;
  const loosely = holdsLoosely(wanted);
  // a first search runs before it is compiled: what the browser does itself costs the least
  const near = items.filter((item) => {
    const name = foldedName(item);
    return name.includes(first) || loosely(name);
  });
  const ranks: Item[][] = [[], [], [], [], []];
  const loose: Item[] = [];
  for (const item of near) {
    const name = foldedName(item);
    const rank = matchRank(name, wanted, words);
    if (rank !== undefined) ranks[rank]?.push(item);
    else if (loosely(name)) loose.push(item);
  }
  return [...ranks, loose].flat();
}
