import { PlatformError } from '../errors.ts';

/** The eleven ways in which phone sign-in fails, in the order of section 8 (ERR-02). */
export type PhoneFailure =
  | 'numberFormat'
  | 'numberMissing'
  | 'tooMany'
  | 'unknown'
  | 'codeWrong'
  | 'codeMissing'
  | 'humanCheck'
  | 'quota'
  | 'notEnabled'
  | 'codeExpired'
  | 'closed';

/** Firebase's error codes, as its web library names them (`AuthErrorCodes` of @firebase/auth), and what each is to a player. */
export const phoneFailures = {
  'auth/invalid-phone-number': 'numberFormat',
  'auth/missing-phone-number': 'numberMissing',
  'auth/too-many-requests': 'tooMany',
  'auth/internal-error': 'unknown',
  'auth/user-disabled': 'unknown',
  'auth/invalid-api-key': 'unknown',
  'auth/invalid-verification-code': 'codeWrong',
  'auth/missing-verification-code': 'codeMissing',
  'auth/captcha-check-failed': 'humanCheck',
  'auth/invalid-recaptcha-token': 'humanCheck',
  'auth/missing-recaptcha-token': 'humanCheck',
  'auth/invalid-app-credential': 'humanCheck',
  'auth/unauthorized-domain': 'humanCheck',
  'auth/quota-exceeded': 'quota',
  'auth/operation-not-allowed': 'notEnabled',
  'auth/billing-not-enabled': 'notEnabled',
  'auth/code-expired': 'codeExpired',
  // the service no longer knows what the code belongs to: the way on is the same, a new one
  'auth/invalid-verification-id': 'codeExpired',
  'auth/missing-verification-id': 'codeExpired',
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
} as const satisfies Record<string, PhoneFailure>;

export type PhoneCode = keyof typeof phoneFailures;

/** What the service itself answers (`error.message` of its REST API, before any colon), by the library's code for it. */
export const serviceCodes: Readonly<Record<string, PhoneCode>> = {
  INVALID_PHONE_NUMBER: 'auth/invalid-phone-number',
  MISSING_PHONE_NUMBER: 'auth/missing-phone-number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  USER_DISABLED: 'auth/user-disabled',
  INVALID_CODE: 'auth/invalid-verification-code',
  MISSING_CODE: 'auth/missing-verification-code',
  CAPTCHA_CHECK_FAILED: 'auth/captcha-check-failed',
  INVALID_RECAPTCHA_TOKEN: 'auth/invalid-recaptcha-token',
  MISSING_RECAPTCHA_TOKEN: 'auth/missing-recaptcha-token',
  INVALID_APP_CREDENTIAL: 'auth/invalid-app-credential',
  UNAUTHORIZED_DOMAIN: 'auth/unauthorized-domain',
  QUOTA_EXCEEDED: 'auth/quota-exceeded',
  OPERATION_NOT_ALLOWED: 'auth/operation-not-allowed',
  BILLING_NOT_ENABLED: 'auth/billing-not-enabled',
  SESSION_EXPIRED: 'auth/code-expired',
  INVALID_SESSION_INFO: 'auth/invalid-verification-id',
  MISSING_SESSION_INFO: 'auth/missing-verification-id',
};

/**
 * Which of the eleven a failure of phone sign-in is. `undefined` for one that has its own words as a `PlatformError`: no
 * network, no answer in time, the screen gone.
 */
export function phoneFailureOf(error: unknown): PhoneFailure | undefined {
  if (!(error instanceof PlatformError)) return 'unknown';
  if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'cancelled') return undefined;
  const { code } = error.details;
  return code !== undefined && Object.hasOwn(phoneFailures, code) ? phoneFailures[code as PhoneCode] : 'unknown';
}
