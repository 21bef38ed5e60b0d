import { CodeField, type CodeFieldProps } from '@marquee/blocks/code/CodeField';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { FieldSpec } from './fields.ts';
import { fieldLabels } from './form.messages.ts';
import { problemText } from './problemText.ts';
import type { AccountForm } from './useCheckedForm.ts';

export interface SmsCodeProps extends Pick<CodeFieldProps, 'send' | 'countdownKey'> {
  form: AccountForm;
  spec: FieldSpec;
}

/** The code that comes by SMS, as a field of an account form (AUTH-12, AUTH-17). */
export function SmsCode({ form, spec, ...code }: SmsCodeProps) {
  const intl = useIntl();
  const value = useWatch({ control: form.control, name: 'verificationCode' });
  return (
    <CodeField
      {...form.register('verificationCode')}
      {...code}
      required
      label={intl.formatMessage(fieldLabels.verificationCode)}
      error={problemText(intl, spec, value, form.formState.errors.verificationCode)}
    />
  );
}
