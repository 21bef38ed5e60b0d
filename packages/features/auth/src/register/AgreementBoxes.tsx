import { TermsBox } from '@marquee/blocks/terms/TermsBox';
import { useBrand } from '@marquee/brand/provider';
import { Checkbox } from '@marquee/ui/checkbox/Checkbox';
import { useIntl } from 'react-intl';
import { ageMessages, messages } from './register.messages.ts';
import type { Agreements } from './useAgreements.ts';

/**
 * What a registration has agreed to: age and terms, and the birthday check (AUTH-15). **Reading**: the check asks to confirm
 * the age, 21 unless said; the date of birth itself is not asked for, since no registration call takes one.
 */
export function AgreementBoxes({ ticked, wrong, tick }: Agreements) {
  const intl = useIntl();
  const age = useBrand().legal.birthdayAge;
  return (
    <>
      <TermsBox
        checked={ticked.terms}
        onChange={(on) => tick('terms', on)}
        error={wrong.includes('terms') && intl.formatMessage(messages.termsMissing)}
      />
      {age !== undefined && (
        <Checkbox
          name="birthday"
          label={intl.formatMessage(ageMessages.birthday, { age })}
          error={wrong.includes('birthday') && intl.formatMessage(ageMessages.birthdayMissing, { age })}
          checked={ticked.birthday}
          onChange={(event) => tick('birthday', event.currentTarget.checked)}
        />
      )}
    </>
  );
}
