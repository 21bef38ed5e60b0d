/** Every way a call can fail; a closed set, so that a screen can have words for each (SDK-03, ERR-03). */
export type FailureKind =
  /** the device has no network, or the server could not be reached */
  | 'offline'
  /** no answer within the call's time */
  | 'timeout'
  /** the screen that asked has gone */
  | 'cancelled'
  /** a call that needs a session was asked for without a token; nothing was sent */
  | 'signedOut'
  /** the platform no longer accepts the token (401) */
  | 'expired'
  /** the account may not do this (403) */
  | 'forbidden'
  /** too many requests (429) */
  | 'throttled'
  /** the platform failed: any other status that is no success, redirects included */
  | 'server'
  /** the relay does not offer the function (`function.not.available`), or the brand's path for it cannot be used */
  | 'unavailable'
  /** the platform understood and said no (`success: false`) */
  | 'refused'
  /** the answer is not what the contract says; with a field under `input`, the question was not */
  | 'malformed'
  /** the page is not on a secure origin, so nothing can be sealed */
  | 'insecure';

export interface FailureDetails {
  /** the platform's own words, for a person; may be absent */
  serverMessage?: string | undefined;
  /** the platform's error code */
  code?: string | undefined;
  /** HTTP status */
  status?: number | undefined;
  /** path of the offending field of a malformed answer, e.g. `value.token`; `body` when it is no JSON */
  field?: string | undefined;
  /** ms after which to try again, from Retry-After */
  retryAfterMs?: number | undefined;
  /** the `value` of a refusal: some carry hints, such as the captcha flag (AUTH-06) */
  value?: unknown;
  /** what went wrong below; never holds the request, for that bears the token */
  cause?: unknown;
}

/** The one error the SDK throws. `call` is the id of the call that failed. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly kind: FailureKind;
  readonly call: string;
  readonly details: FailureDetails;

  constructor(kind: FailureKind, call: string, details: FailureDetails = {}) {
    super(`${call}: ${kind}${details.code ? ` (${details.code})` : ''}${details.field ? ` at ${details.field}` : ''}`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.call = call;
    this.details = details;
  }
}
