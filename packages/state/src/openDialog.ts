/** The login popup. */
export interface LoginAsked {
  readonly kind: 'login';
  /** why it opened by itself; absent when the person asked for it */
  readonly reason?: 'expired' | 'replaced' | 'needed';
  /** path to go to after the login (SHELL-03); absent = stay where one is after an expiry, else home (AUTH-05) */
  readonly next?: string;
  /** what goes on after the login, in place of going anywhere (AUTH-23) */
  readonly resume?: () => void;
  /** a name that was typed already, so that nobody types it twice (WCAG 3.3.7) */
  readonly username?: string;
  /** whose login it is; that of members unless said (AUTH-05) */
  readonly side?: 'agent';
  /** the dialog that was open when the session expired; it is kept out of sight */
  readonly over?: OpenDialog;
}

/** A way beside the login. */
interface BesideLogin {
  /** the login popup that it was opened from: one goes back to it, and what it was for goes on (AUTH-23) */
  readonly from?: LoginAsked;
}

/** A dialog that can be reached from anywhere (SHELL-07), with what it needs to know. */
export type OpenDialog =
  | LoginAsked
  | ({ readonly kind: 'register' } & BesideLogin)
  | ({
      readonly kind: 'forgot';
      /** a name that was typed already (WCAG 3.3.7) */
      readonly username?: string;
    } & BesideLogin)
  | {
      readonly kind: 'changePassword';
      /** why it opened by itself; absent when the person asked for it */
      readonly reason?: PasswordReason;
      /** the password that the login was made with, so that nobody types it twice (AUTH-20); in memory only */
      readonly current?: string;
      /** what goes on afterwards, in place of going home (AUTH-23) */
      readonly resume?: () => void;
    }
  | { readonly kind: 'terms' }
  /** where members write to each other (SUPP-04) */
  | { readonly kind: 'chat' }
  /** a trial account wants what only a real one may (AUTH-23) */
  | { readonly kind: 'trial' }
  | { readonly kind: 'signOut' }
  /** everything that there is, for screens without room for the main menu (SHELL-05) */
  | { readonly kind: 'menu' }
  /** the announcements that open by themselves (SHELL-14) */
  | { readonly kind: 'notice' };

/** Why a password is to be changed: it is the platform's default one, it has expired, or the account is new (AUTH-07). */
export type PasswordReason = 'default' | 'expired' | 'first';
