import { messages as shared } from '@marquee/blocks/page/page.messages';
import { PasswordField } from '@marquee/ui/field/PasswordField';
import { useIntl } from 'react-intl';
import { messages } from './redeem.messages.ts';

export interface PaymentPasswordProps {
  value: string;
  onChange: (value: string) => void;
  /** it was sent without one */
  missing: boolean;
}

/** What confirms that points may go (PROM-03b); a browser keeps the login's password, not this one. */
export function PaymentPassword({ value, onChange, missing }: PaymentPasswordProps) {
  const intl = useIntl();
  return (
    <PasswordField
      label={intl.formatMessage(messages.password)}
      showLabel={intl.formatMessage(shared.showPassword)}
      hideLabel={intl.formatMessage(shared.hidePassword)}
      autoComplete="off"
      inputMode="numeric"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={intl.formatMessage(messages.passwordHint)}
      error={missing && intl.formatMessage(messages.passwordMissing)}
    />
  );
}
