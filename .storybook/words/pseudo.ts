import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Pack } from '@marquee/i18n/catalogue';

/** How much longer than English a text may get: what German or Tamil ask for. */
const GROWTH = 0.4;

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž';
const accents = new Map(Array.from(plain, (letter, at) => [letter, accented[at] ?? letter]));

/**
 * Words as a language would have them that nobody speaks: English in accented letters, drawn out, so that a text that
 * was not translated, a box that does not grow and a font that lacks accents are seen (STORY-02). Never shipped.
 */
export function pseudoPack(pack: Pack): Pack {
  return Object.fromEntries(Object.entries(pack).map(([id, message]) => [id, message.map(pseudoElement)]));
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: pseudoText(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) };
    case TYPE.plural:
    case TYPE.select:
      return {
        ...element,
        options: Object.fromEntries(
          Object.entries(element.options).map(([name, option]) => [
            name,
            { ...option, value: option.value.map(pseudoElement) },
          ]),
        ),
      };
    default:
      return element;
  }
}

/** Accents each letter and doubles the last ones of each word, so that a text breaks where it did before. */
export function pseudoText(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const doubledFrom = word.length - Math.round(word.length * GROWTH);
    return Array.from(word, (letter, at) => (accents.get(letter) ?? letter).repeat(at < doubledFrom ? 1 : 2)).join('');
  });
}
