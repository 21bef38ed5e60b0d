import { digitsMessages, messages as phone } from '@marquee/blocks/phone/phone.messages';
import { checkText } from '@marquee/blocks/rules/ruleText';
import { fieldChecks } from '@marquee/domain/fieldRules';
import type { FieldError } from 'react-hook-form';
import type { IntlShape } from 'react-intl';
import type { FieldName, FieldSpec } from './fields.ts';
import { problems } from './form.messages.ts';

/** stands between rules in every language */
const BETWEEN = ' · ';

/** What a rule asks for, in one line; empty where nothing is known of it. */
export function rulesText(intl: Pick<IntlShape, 'formatMessage'>, { rule }: FieldSpec, unmetBy?: string): string {
  return fieldChecks(unmetBy ?? '', rule)
    .filter(({ met }) => unmetBy === undefined || !met)
    .map(({ name }) => checkText(intl, name, rule))
    .join(BETWEEN);
}

/**
 * The words for what is wrong with a field (AUTH-11): of its pattern's kind with the range in it (C16), or the platform's
 * own.
 */
export function problemText(
  intl: IntlShape,
  spec: FieldSpec,
  value: string,
  error: Pick<FieldError, 'type' | 'message'> | undefined,
): string | undefined {
  if (!error) return undefined;
  const say = (what: 'required' | 'format' | 'nameFormat' | 'mismatch' | 'email') => intl.formatMessage(problems[what]);
  switch (error.type) {
    case 'server':
      return error.message || say('format');
    case 'required':
      return spec.name === 'mobileNum' ? intl.formatMessage(phone.missing) : say('required');
    case 'digits':
      return intl.formatMessage(digitsMessages.digits, { count: Number(error.message) });
    case 'phone':
      return intl.formatMessage(phone.invalid);
    case 'mismatch':
      return say('mismatch');
    case 'email':
      return say('email');
    default: {
      const rules = rulesText(intl, spec, value.trim());
      return rules ? intl.formatMessage(problems.unmet, { rules }) : say(formatOf(spec.name));
    }
  }
}

const formatOf = (name: FieldName) => (name === 'payeeName' ? 'nameFormat' : 'format');
