import { PhoneField } from '@marquee/blocks/phone/PhoneField';
import { RuleHints } from '@marquee/blocks/rules/RuleHints';
import { isPatternKind } from '@marquee/domain/fieldRules';
import { PasswordField } from '@marquee/ui/field/PasswordField';
import { TextField } from '@marquee/ui/field/TextField';
import { Stack } from '@marquee/ui/layout/Stack';
import type { InputHTMLAttributes } from 'react';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { messages as login } from '../login/login.messages.ts';
import type { FieldSpec, TextName } from './fields.ts';
import { fieldLabels, hints } from './form.messages.ts';
import { problemText, rulesText } from './problemText.ts';
import type { AccountForm } from './useCheckedForm.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'readOnly' | 'maxLength'
>;

/** How each text is typed and filled in (AUTH-24, HTML "autofill"). What no browser should fill in is `off`. */
const natives: Partial<Record<TextName, Native>> = {
  username: { autoComplete: 'username' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'characters' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { type: 'tel', inputMode: 'tel' },
  affiliateCode: { autoCapitalize: 'characters' },
  referralCode: { autoCapitalize: 'characters' },
};

const secrets: Partial<Record<TextName, Native>> = {
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  oldPassword: { autoComplete: 'current-password' },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
};

/** Whose rules stand below and tick off as somebody types; the rules of the others are a hint. */
const ticking: ReadonlySet<string> = new Set(['username', 'password', 'paymentPassword']);

export interface FormFieldProps {
  form: AccountForm;
  spec: FieldSpec;
  /** another name than the field's own */
  label?: MessageDescriptor;
  /** no picker of dialling codes */
  plainPhone?: boolean;
  /** a dialog begins here, and not with a field that is only read */
  autoFocus?: boolean;
}

/** One field of an account form: its control, what it must fulfil, and what is wrong with it. */
export function FormField({ form, spec, label, plainPhone = false, autoFocus = false }: FormFieldProps) {
  if (spec.name === 'mobileNum') return <Phone form={form} spec={spec} picker={!plainPhone} />;
  return <Line {...{ form, spec, autoFocus }} name={spec.name} label={label ?? fieldLabels[spec.name]} />;
}

function Line({
  form,
  spec,
  name,
  label,
  autoFocus,
}: Required<Pick<FormFieldProps, 'form' | 'spec' | 'autoFocus' | 'label'>> & { name: TextName }) {
  const intl = useIntl();
  const rulesId = useId();
  const value = useWatch({ control: form.control, name });
  const { required } = spec.rule;
  const ticks = ticking.has(name);
  const secret = secrets[name];
  const common = {
    ...form.register(name),
    required,
    label: intl.formatMessage(label),
    aside: !required && intl.formatMessage(hints.optional),
    error: problemText(intl, spec, value, form.formState.errors[name]),
    ...(ticks && { 'aria-describedby': rulesId }),
    ...(autoFocus && { 'data-autofocus': '' }),
  };
  return (
    <Stack gap={2}>
      {secret ? (
        <PasswordField
          {...common}
          {...secret}
          showLabel={intl.formatMessage(login.showPassword)}
          hideLabel={intl.formatMessage(login.hidePassword)}
          capsLockHint={intl.formatMessage(login.capsLock)}
        />
      ) : (
        <TextField
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...common}
          {...natives[name]}
          hint={hintOf(intl, name, spec)}
        />
      )}
      {ticks && <RuleHints id={rulesId} value={value.trim()} rule={spec.rule} />}
    </Stack>
  );
}

/** Nothing for a range alone: that something is not longer than it may be is no news. */
function hintOf(intl: IntlShape, name: TextName, spec: FieldSpec): string | undefined {
  if (name === 'payeeName') return intl.formatMessage(hints.payeeName);
  return !ticking.has(name) && isPatternKind(spec.rule.patternId) ? rulesText(intl, spec) : undefined;
}

function Phone({ form, spec, picker }: Pick<FormFieldProps, 'form' | 'spec'> & { picker: boolean }) {
  const intl = useIntl();
  const { field } = useController({ control: form.control, name: 'mobileNum' });
  const { required } = spec.rule;
  return (
    <PhoneField
      picker={picker}
      name={field.name}
      ref={field.ref}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      required={required}
      aside={!required && intl.formatMessage(hints.optional)}
      error={problemText(
        intl,
        spec,
        field.value.number,
        form.formState.errors.mobileNum as { type: string } | undefined,
      )}
    />
  );
}
