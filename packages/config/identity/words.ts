import type ts from 'typescript';
import { isSplit, keyOf, textOf } from './keys.ts';

/** How a brand may be written: its folder's name in any case, and the names that it bears. */
export interface BrandWords {
  readonly id: string;
  readonly names: readonly string[];
}

/**
 * The brand that a text or a key names: by being its id or name in any case, by holding it as a word of its own where there
 * are no spaces (`fiesta-offers`, `isFiesta`, a pattern), or, in a sentence, as a name is written.
 */
export function brandIn(node: ts.Node, brands: readonly BrandWords[]): string | undefined {
  const text = keyOf(node) ?? textOf(node);
  if (!text) return undefined;
  const words = brands.flatMap(({ id, names }) => [id, ...names]);
  const isSentence =
    /\s/.test(text.trim()) && !ofSelector.test(text) && !isSplit(node) && !isListOf(text, new Set(words.map(lower)));
  return words.find((word) => holds(isSentence ? text : apart(text), word, isSentence));
}

/** What no sentence has: a selector names one brand by an attribute or a class. */
const ofSelector = /[[\]{}>=&]|(?:^|\s)[.#]\w/;

const isListOf = (text: string, words: ReadonlySet<string>) =>
  text
    .trim()
    .split(/\s+/)
    .every((word) => words.has(lower(word)));

/** `isFiesta` as `is Fiesta`, so that its words stand alone. */
const apart = (text: string) => text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

function holds(text: string, word: string, isSentence: boolean): boolean {
  const [where, what] = isSentence ? [text, word] : [lower(text), lower(word)];
  // a sentence may hold the word that an id is; a name begins with a capital
  if (isSentence && lower(word) === word) return false;
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1))
    if (!isLetter(where[at - 1]) && !isLetter(where[at + what.length])) return true;
  return false;
}

const lower = (text: string) => text.toLowerCase();
const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
