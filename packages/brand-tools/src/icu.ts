import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type ParsedMessage =
  | { kind: 'parsed'; elements: MessageFormatElement[] }
  | { kind: 'broken'; reason: string; offset: number };

const REASONS: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed',
  EMPTY_ARGUMENT: 'there is nothing between { and }',
  MALFORMED_ARGUMENT: 'what stands between { and } is no name',
  EXPECT_ARGUMENT_TYPE: 'a kind is missing after the comma, such as number or plural',
  INVALID_ARGUMENT_TYPE: 'the kind after the comma is not known',
  MISSING_OTHER_CLAUSE: 'the choice "other" is missing',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a plural has no choices',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'a select has no choices',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'a quote is not closed',
  INVALID_TAG: 'a tag is not well formed',
  UNMATCHED_CLOSING_TAG: 'a closing tag has no opening one',
  UNCLOSED_TAG: 'a tag is not closed',
};

/** Parses ICU MessageFormat; a syntax error is an answer, not an exception. */
export function parseMessage(text: string): ParsedMessage {
  try {
    return { kind: 'parsed', elements: parse(text, { shouldParseSkeletons: false }) };
  } catch (cause) {
    const name = cause instanceof Error ? cause.message : '';
    const location = typeof cause === 'object' && cause !== null && 'location' in cause ? cause.location : undefined;
    return {
      kind: 'broken',
      reason: REASONS[name] ?? name.toLowerCase().replaceAll('_', ' '),
      offset: startOf(location),
    };
  }
}

function startOf(location: unknown): number {
  const start = typeof location === 'object' && location !== null && 'start' in location ? location.start : undefined;
  const offset = typeof start === 'object' && start !== null && 'offset' in start ? start.offset : undefined;
  return typeof offset === 'number' ? offset : 0;
}

/** The placeholders of a message with what each stands for: a text, a number, a date, a choice, or a tag around text. */
export function placeholders(elements: readonly MessageFormatElement[]): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (inner: readonly MessageFormatElement[]) => {
    for (const element of inner) {
      switch (element.type) {
        case TYPE.argument:
          if (!found.has(element.value)) found.set(element.value, 'a text');
          break;
        case TYPE.number:
        case TYPE.plural:
          found.set(element.value, 'a number');
          break;
        case TYPE.date:
        case TYPE.time:
          found.set(element.value, 'a date');
          break;
        case TYPE.select:
          found.set(element.value, 'a choice');
          break;
        case TYPE.tag:
          found.set(`<${element.value}>`, 'a tag');
          walk(element.children);
          break;
      }
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const { value } of Object.values(element.options)) walk(value);
      }
    }
  };
  walk(elements);
  return found;
}
