import type { FieldCheck, FieldRule } from '@marquee/domain/fieldRules';
import { rangeWords } from '@marquee/domain/fieldRules';
import type { IntlShape } from 'react-intl';
import { checkMessages, lengthMessages } from './rules.messages.ts';

/** A thing that a rule asks for, in words. */
export function checkText(
  intl: Pick<IntlShape, 'formatMessage'>,
  name: FieldCheck['name'],
  rule: Pick<FieldRule, 'minLength' | 'maxLength'>,
): string {
  if (name !== 'length') return intl.formatMessage(checkMessages[name]);
  const range = rangeWords(rule);
  switch (range.kind) {
    case 'exact':
      return intl.formatMessage(lengthMessages.exact, { count: range.count });
    case 'between':
      return intl.formatMessage(lengthMessages.between, { min: range.min, max: range.max });
    case 'atLeast':
      return intl.formatMessage(lengthMessages.atLeast, { min: range.min });
    case 'atMost':
      return intl.formatMessage(lengthMessages.atMost, { max: range.max });
    case 'any':
      return '';
  }
}
