/** Where the service answers, unless a brand has a stand-in. */
export const GOOGLE = 'https://identitytoolkit.googleapis.com';

/** A code that is on its way to a phone. */
export interface SentCode {
  /** what the service knows the sending by */
  readonly sessionInfo: string;
}

/** What the phone's owner has proved; the platform checks it with the service (`firebaseIdToken` of section 3). */
export interface ProvenPhone {
  readonly idToken: string;
  readonly phoneNumber: string;
}

/** Phone sign-in by a third party (AUTH-18). Every failure is a `PlatformError`; `phoneFailureOf` says which of the eleven. */
export interface PhoneSignIn {
  /** has a code sent, after the service's own human check; never repeated, for each costs an SMS */
  send(phoneNumber: string, signal?: AbortSignal): Promise<SentCode>;
  confirm(sent: SentCode, code: string, signal?: AbortSignal): Promise<ProvenPhone>;
}

export interface PhoneSignInOptions {
  /** the web API key of the brand's project; public by design */
  readonly apiKey: string;
  /**
   * Shows the service's human check (reCAPTCHA) for a site key and answers its token; `null` when the person closes it.
   * Handed in, for it is a script of the page and needs a document.
   */
  challenge(siteKey: string, signal: AbortSignal): Promise<string | null>;
  readonly fetch?: typeof globalThis.fetch;
  /** where the service answers; Google's unless said */
  readonly origin?: string;
}
