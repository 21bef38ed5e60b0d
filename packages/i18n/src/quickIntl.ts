import { isArgumentElement, isLiteralElement } from '@formatjs/icu-messageformat-parser';
import {
  createIntl,
  createIntlCache,
  type IntlConfig,
  type IntlShape,
  type MessageDescriptor,
  type MessageFormatElement,
} from 'react-intl';
import type { Direction } from './languages.ts';

type Values = Parameters<IntlShape['formatMessage']>[1];

/** Has Latin letters, and none of those that run from right to left. */
const LEFT_TO_RIGHT = /^[^\u0590-\u08ff]*[a-z][^\u0590-\u08ff]*$/i;

/**
 * The formatter of react-intl, made when something needs it. To make it is to ask the browser for the number formats of all
 * its languages, some 40 ms on a slow phone, and each text costs it a search among the formats made so far; but most texts
 * are plain words, or words with a name in them, and those are put together here.
 *
 * On a page from right to left a text without a translation would have its full stop and brackets at the wrong end: it is
 * set apart (U+2066 … U+2069), which holds in attributes too. A text with letters of both directions is left as it is, and
 * so is one with elements in it, which may lie side by side.
 */
export function quickIntl(config: IntlConfig, direction?: Direction): IntlShape {
  let made: IntlShape | undefined;
  const whole = () => {
    made ??= createIntl(config, createIntlCache());
    return made;
  };
  const formatMessage = (descriptor: MessageDescriptor, values?: Values, options?: object) => {
    const said =
      plainWords(elementsOf(config, descriptor), values) ?? whole().formatMessage(descriptor, values, options);
    return direction === 'rtl' && typeof said === 'string' && LEFT_TO_RIGHT.test(said) ? `\u2066${said}\u2069` : said;
  };

  return new Proxy({} as IntlShape, {
    get(_, name) {
      if (name === 'formatMessage' || name === '$t') return formatMessage;
      return name in config ? Reflect.get(config, name) : Reflect.get(whole(), name);
    },
  });
}

/** What a message is made of, where it was compiled: the words of the pack, else the source text. */
function elementsOf({ messages }: IntlConfig, { id, defaultMessage }: MessageDescriptor): unknown {
  return (id !== undefined && messages && Object.hasOwn(messages, id) && messages[id]) || defaultMessage;
}

/** The text of a message without plurals, choices, numbers, dates and tags; nothing for any other. */
function plainWords(elements: unknown, values: Values): string | undefined {
  if (!Array.isArray(elements)) return undefined;
  let text = '';
  for (const element of elements as MessageFormatElement[]) {
    if (isLiteralElement(element)) text += element.value;
    else {
      const value = isArgumentElement(element) ? values?.[element.value] : undefined;
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      text += value;
    }
  }
  return text;
}
