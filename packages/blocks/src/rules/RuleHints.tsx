import { type FieldRule, fieldChecks } from '@marquee/domain/fieldRules';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { Circle, CircleCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { lines, list } from './RuleHints.css.ts';
import { messages } from './rules.messages.ts';
import { checkText } from './ruleText.ts';

export interface RuleHintsProps {
  /** what is typed so far */
  value: string;
  rule: Pick<FieldRule, 'patternId' | 'minLength' | 'maxLength'>;
  /** for `aria-describedby` of the field */
  id?: string;
}

/** What a field asks for, ticked off as somebody types (AUTH-12). Nothing where the rule says nothing that we know. */
export function RuleHints({ value, rule, id }: RuleHintsProps) {
  const intl = useIntl();
  const checks = fieldChecks(value, rule);
  if (checks.length === 0) return null;
  return (
    <ul id={id} className={list}>
      {checks.map(({ name, met }) => (
        <li key={name} className={lines[met ? 'met' : 'unmet']}>
          {met ? <CircleCheck size={16} aria-hidden /> : <Circle size={16} aria-hidden />}
          <span>{checkText(intl, name, rule)}</span>
          <VisuallyHidden>{intl.formatMessage(met ? messages.met : messages.unmet)}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
