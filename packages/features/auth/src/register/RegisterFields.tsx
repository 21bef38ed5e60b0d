import { CaptchaField } from '@marquee/blocks/captcha/CaptchaField';
import { useCaptcha } from '@marquee/blocks/captcha/useCaptcha';
import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { messages as human } from '@marquee/blocks/human/human.messages';
import { useBrand } from '@marquee/brand/provider';
import type { RegisterSettings } from '@marquee/sdk/contract/account/registerSettings';
import { keepFocus } from '@marquee/ui/base/keepFocus';
import { Button } from '@marquee/ui/button/Button';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { type FormEvent, useId, useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { firstWrong } from '../form/checkFields.ts';
import { FormField } from '../form/FormField.tsx';
import type { FormValues } from '../form/fields.ts';
import { SmsCode } from '../form/SmsCode.tsx';
import { ThenLogIn } from '../form/ThenLogIn.tsx';
import { useCheckedForm } from '../form/useCheckedForm.ts';
import type { CheckedInvitation } from '../invitation/useInvitation.ts';
import { PhoneCheck } from '../phoneSignIn/PhoneCheck.tsx';
import { usePhoneSignIn } from '../phoneSignIn/usePhoneSignIn.ts';
import { AgreementBoxes } from './AgreementBoxes.tsx';
import type { RegisterPlace } from './completeRegistration.ts';
import { InvitationWarning } from './InvitationWarning.tsx';
import { OtherDoors } from './OtherDoors.tsx';
import { messages } from './register.messages.ts';
import {
  firstWay,
  type RegisterFlags,
  type RegisterWay,
  registerWays,
  registrationFields,
} from './registrationFields.ts';
import { SafetyLine } from './SafetyLine.tsx';
import { useAgreements } from './useAgreements.ts';
import { useRegisterCode } from './useRegisterCode.ts';
import { useRegistration } from './useRegistration.ts';

export interface RegisterFieldsProps {
  settings: RegisterSettings;
  flags: RegisterFlags;
  invitation: CheckedInvitation;
  place: RegisterPlace;
  onRegistered: () => void;
  onLogin?: ((username?: string) => void) | undefined;
}

const tabWords = { username: messages.byUsername, mobile: messages.byMobile };

/**
 * The registration's fields, made from the platform's settings and the brand's flags (AUTH-10 to AUTH-16). What was typed
 * stays through failures, other tabs, languages and themes; `method="dialog"` keeps a form that is sent before its script
 * runs out of the address.
 */
export function RegisterFields({ settings, flags, invitation, place, onRegistered, onLogin }: RegisterFieldsProps) {
  const intl = useIntl();
  const { registration } = useBrand();
  const tabs = useId();
  const [way, setWay] = useState<RegisterWay>(() => firstWay(flags));
  const agreements = useAgreements();
  const [captchaMissing, setCaptchaMissing] = useState(false);
  const [unproven, setUnproven] = useState(false);
  const [opened, setOpened] = useState(false);

  const known = invitation.state === 'valid';
  const invited = known ? 'known' : registration === 'invitation' ? 'required' : 'asked';
  const fields = registrationFields({ settings, flags, way, invitation: invited });
  const checked = useCheckedForm(fields, () => ({
    ...(!known && invitation.affiliateCode && { affiliateCode: invitation.affiliateCode }),
    ...(invitation.referralCode && { referralCode: invitation.referralCode }),
  }));
  const { form, element, focus, once } = checked;
  const captcha = useCaptcha({ always: settings.captcha.enabled });
  const phone = usePhoneSignIn();
  const attempt = useRegistration(checked, captcha, phone);
  const sendCode = useRegisterCode(checked, fields, way, phone);
  // logged in, the form goes with the button that was pressed
  useLayoutEffect(() => keepFocus, []);

  const copied = () => {
    const value = element.current && new FormData(element.current).get('captcha');
    return typeof value === 'string' ? value.trim() : undefined;
  };
  /** What the form library does not know of; its own fields come first. */
  const others = () => {
    const missing = copied() === '' && (settings.captcha.required || !settings.captcha.enabled);
    setCaptchaMissing(missing);
    const disagreed = agreements.check();
    return missing ? 'captcha' : disagreed;
  };
  const send = async (values: FormValues) => {
    const other = others();
    if (other) return focus(other);
    const outcome = await attempt.send({
      ...{ way, fields, values, ...place },
      affiliateCode: known ? invitation.affiliateCode : undefined,
      captcha: copied() || undefined,
    });
    if (outcome?.kind === 'signedIn') return onRegistered();
    if (outcome?.kind === 'opened') return setOpened(true);
    setUnproven(outcome?.kind === 'unproven');
    // the try used up the picture, so its copy is what is to be entered anew (AUTH-06)
    focus(outcome?.kind === 'field' ? outcome.name : 'captcha');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    once(() => {
      setUnproven(false);
      attempt.reset();
      return form.handleSubmit(send, (errors) => {
        others();
        focus(firstWrong(fields, errors));
      })(event);
    });
  };
  const change = (next: RegisterWay) => {
    setWay(next);
    form.clearErrors();
    captcha.reload();
  };

  if (opened)
    return (
      <ThenLogIn
        logIn={intl.formatMessage(messages.logIn)}
        onLogin={onLogin && (() => onLogin(way === 'username' ? form.getValues('username').trim() : undefined))}
      >
        {intl.formatMessage(messages.opened)}
      </ThenLogIn>
    );

  const ways = registerWays(flags);
  const shown = (
    <form ref={element} method="dialog" noValidate aria-busy={attempt.pending} onSubmit={submit}>
      <Stack gap={5}>
        {attempt.failure && <FailureNotice failure={attempt.failure} />}
        {unproven && <Notice tone="negative">{intl.formatMessage(human.failed)}</Notice>}
        {known && <Notice tone="positive">{intl.formatMessage(messages.invited)}</Notice>}
        {fields.map((spec) =>
          spec.name === 'verificationCode' ? (
            <SmsCode key={spec.name} form={form} spec={spec} send={sendCode} countdownKey="sms.register" />
          ) : (
            <FormField key={spec.name} form={form} spec={spec} plainPhone={!settings.countryDialingCode.enabled} />
          ),
        )}
        {captcha.needed && (
          <CaptchaField captcha={captcha} missing={captchaMissing} onInput={() => setCaptchaMissing(false)} />
        )}
        <AgreementBoxes {...agreements} />
        <Button type="submit" kind="primary" fullWidth busy={attempt.pending}>
          {intl.formatMessage(messages.submit)}
        </Button>
        <OtherDoors onLogin={onLogin} />
        <SafetyLine />
      </Stack>
    </form>
  );
  return (
    <Stack gap={5}>
      {ways.length > 1 && (
        <Tabs
          id={tabs}
          label={intl.formatMessage(messages.ways)}
          look="segment"
          fullWidth
          tabs={ways.map((value) => ({ value, label: intl.formatMessage(tabWords[value]) }))}
          value={way}
          onChange={change}
        />
      )}
      {ways.length > 1 ? (
        <TabPanel tabs={tabs} value={way} selected={way}>
          {shown}
        </TabPanel>
      ) : (
        shown
      )}
      {invitation.state === 'invalid' && <InvitationWarning />}
      <PhoneCheck phone={phone} />
    </Stack>
  );
}
