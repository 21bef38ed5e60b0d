import type { PhoneFailure } from '@marquee/sdk/phone/phoneFailure';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The eleven messages of phone sign-in by a third party, one for each way to fail (ERR-02, AUTH-18). */
export const phoneFailureMessages = defineMessages({
  numberFormat: {
    id: 'account.phoneFailure.numberFormat',
    defaultMessage: 'Invalid phone number format.',
    description: 'No code was sent: the number is not written as phone numbers are',
  },
  numberMissing: {
    id: 'account.phoneFailure.numberMissing',
    defaultMessage: 'Please enter a valid phone number.',
    description: 'No code was sent: there is no number',
  },
  tooMany: {
    id: 'account.phoneFailure.tooMany',
    defaultMessage: 'Too many requests, please try again after 5 minutes.',
    description: 'No code was sent, or it was not checked: this phone or device asked too often',
  },
  unknown: {
    id: 'account.phoneFailure.unknown',
    defaultMessage: 'An unknown error occurred.',
    description: 'The service that sends and checks codes failed in a way nobody knows',
  },
  codeWrong: {
    id: 'account.phoneFailure.codeWrong',
    defaultMessage: 'Verification code is not valid.',
    description: 'The code is not the one that was sent',
  },
  codeMissing: {
    id: 'account.phoneFailure.codeMissing',
    defaultMessage: 'Verification code is missing.',
    description: 'No code was entered',
  },
  humanCheck: {
    id: 'account.phoneFailure.humanCheck',
    defaultMessage: 'Invalid reCAPTCHA input, or this site is not on the list of allowed domains.',
    description: 'No code was sent: the check that a person asks (reCAPTCHA) did not go through',
  },
  quota: {
    id: 'account.phoneFailure.quota',
    defaultMessage: 'Quota not sufficient, please contact customer service.',
    description: 'No code was sent: the operator may send no more messages for now',
  },
  notEnabled: {
    id: 'account.phoneFailure.notEnabled',
    defaultMessage: 'This function is not enabled, please contact customer service.',
    description: 'No code was sent: the operator has not switched phone sign-in on, here or for this country',
  },
  codeExpired: {
    id: 'account.phoneFailure.codeExpired',
    defaultMessage: 'Verification code has expired, please send again.',
    description: 'The code is too old, or belongs to a message that is no longer known',
  },
  closed: {
    id: 'account.phoneFailure.closed',
    defaultMessage: 'Login failure. Please try again.',
    description: 'The window of the check or of the sign-in was closed before the end',
  },
} satisfies Record<PhoneFailure, MessageDescriptor>);
