import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { useFlag } from '@marquee/brand/provider';
import { registerSettings } from '@marquee/sdk/contract/account/registerSettings';
import { useCall } from '@marquee/state/queries';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { useInvitation } from '../invitation/useInvitation.ts';
import type { RegisterPlace } from './completeRegistration.ts';
import { RegisterFields } from './RegisterFields.tsx';

export interface RegisterFormProps {
  /** the account is open and the person is logged in; the owner closes or leads on */
  onRegistered: () => void;
  /** asks for the login instead, of the account that was opened if one was */
  onLogin?: ((username?: string) => void) | undefined;
  /** where this is; the page's own address unless told */
  place?: RegisterPlace;
}

const here = (): RegisterPlace => ({ domain: location.hostname, registerUrl: location.href });

/** The registration, once the platform has said which fields it has (AUTH-10 to AUTH-16). */
export function RegisterForm({ place = here(), ...rest }: RegisterFormProps) {
  const settings = useCall(registerSettings, {});
  const invitation = useInvitation(place.domain);
  const flags = {
    username: useFlag('USERNAMEREG3'),
    mobile: useFlag('MOBILENUMREG3'),
    mobilePassword: useFlag('MOBILENUMPASSREG3'),
    smsCode: useFlag('REGMOBVERF3'),
  };
  if (settings.data && invitation.state !== 'checking') {
    return <RegisterFields settings={settings.data} {...{ flags, invitation, place }} {...rest} />;
  }
  if (settings.error) {
    const { error, isFetching, refetch } = settings;
    return <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <FormSkeleton fields={8} />;
}
