/** Scripts that are written without spaces between words: there, a letter counts as a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]\p{M}*/gu;

/** How many words a text has, as the bounds of a feedback count them (section 5). */
export function wordCount(text: string): number {
  const letters = text.match(UNSPACED)?.length ?? 0;
  const words = text.replace(UNSPACED, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)?.length ?? 0;
  return letters + words;
}
