import type { GameCategory } from '@marquee/domain/gameTypes';
import type { LanguageCode } from '@marquee/i18n/languages';
import type { FlagName } from './flagRules.ts';

/** How an amount is written for a brand (BRAND-01). */
export interface Currency {
  /** ISO 4217 */
  code: string;
  symbol: string;
  /** digits after the decimal point */
  digits: number;
  position: 'before' | 'after';
}

/** Where a kind of traffic may go: CSP source patterns such as `https://*.example.com`; own origin is always allowed. */
export type HostUse = 'api' | 'image' | 'frame' | 'script' | 'service';

/** A picture made at build time. Widths and heights are CSS pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** A help organisation or page that every footer links to (SAFE-01). */
export interface HelpLink {
  label: string;
  url: string;
}

export interface Licence {
  authority: string;
  number: string;
  /** `malta`, `bvi`, `philippines` or another regulator; picks the wording (SHELL-09) */
  kind: 'malta' | 'bvi' | 'philippines' | 'other';
  url?: string;
}

/** One environment of the platform, chosen by the page's host name. */
export interface ApiEnvironment {
  name: string;
  /** host patterns, `*.` allowed in front */
  hosts: string[];
  /** https origin, or `self` */
  origin: string;
}

/** Public JSON Web Key Set (RFC 7517), inline or by address. */
export type PayloadKeys = { url: string } | { jwks: { keys: object[] } };

/** A way to reach a person that is there even when the platform is not, such as on the maintenance page (SUPP-02). */
export interface ServiceChannel {
  type: 'LIVECHAT' | 'FACEBOOK' | 'WHATSAPP' | 'TELEGRAM';
  url: string;
}

/** Where a provider asks for consent; absent = at the provider's own page. A path is a stand-in on this origin. */
export interface SocialPage {
  authorizeUrl?: string;
}

/** Codes of the registration by Firebase (AUTH-18). */
export interface PhoneSignInBrand {
  /** web API key of the project; public by design */
  apiKey: string;
  /** page that shows the service's human check, in a frame; a path is a stand-in on this origin */
  checkUrl: string;
  /** where the service answers; absent = at Google. A path is a stand-in on this origin */
  serviceUrl?: string;
  /** the platform sends codes too, for whoever does without the check */
  ownCodes: boolean;
}

export type LegalDocument = 'terms' | 'privacy';

/**
 * A brand as the page carries it: the pack, checked and completed with the product's defaults at build time, plus the
 * addresses of what the build made of it. Plain JSON. Inside the browser it is trusted; the pack was parsed at build.
 */
export interface BrandData {
  id: string;
  name: string;
  /** name under the icon on a home screen */
  appName: string;
  merchant: string;
  merchantCode: string;
  platform: string;
  lotteryType: string;
  device: string;
  /** production host names, normalised; the first is the one that pages call canonical */
  domains: string[];
  languages: { default: LanguageCode; supported: LanguageCode[] };
  /** address of the compiled overrides per language; absent = none */
  overrides: Partial<Record<LanguageCode, string>>;
  currency: Currency;
  /** ISO 3166 alpha-2: the country whose dialling code stands first (SHELL-15); absent = none before the others */
  phoneCountry?: string;
  /** IANA name */
  timeZone: string;
  loginRequiredForHome: boolean;
  registration: 'direct' | 'invitation';
  /** days for which an affiliate or referral code of a landing page is kept (AUTH-14) */
  referralDays: number;
  api: {
    /** https origin, or `self` when the platform answers on the brand's own domain */
    origin: string;
    environments: ApiEnvironment[];
    /** other paths for calls, by call id */
    paths: Record<string, string>;
  };
  /** how E payloads are sealed */
  payload: { scheme: 'jwe'; keys: PayloadKeys };
  hosts: Record<HostUse, string[]>;
  legal: {
    entity: string;
    /** ISO 3166 alpha-2, or `INT` */
    jurisdiction: string;
    minimumAge: number;
    /** ask for the age on the first visit (SAFE-01) */
    ageGate: boolean;
    /** minutes between two reminders of the time played, where a member has chosen none; 0 = no reminder (SAFE-02) */
    realityCheckMinutes: number;
    /** the box for age and terms starts empty (AUTH-15) */
    termsOptIn: boolean;
    /** a registration asks to confirm this age by the date of birth (AUTH-15); absent = it does not */
    birthdayAge?: number;
    licences: Licence[];
    helpLinks: HelpLink[];
    /** addresses of the markdown texts, per language */
    texts: Partial<Record<LegalDocument, Partial<Record<LanguageCode, string>>>>;
  };
  games: {
    /** categories that are not offered, whatever the platform lists (SAFE-05) */
    off: GameCategory[];
    /** categories that stand before the others on the home page */
    first: GameCategory[];
    /** cockfight cards of the sports providers stand in a section of their own, after sports */
    cockfightSection: boolean;
    /** where the jackpot counter gets its figure while no real feed is there (SAFE-03) */
    jackpot: 'off' | 'simulated';
  };
  customerService: ServiceChannel[];
  /** absent = no analytics */
  analytics?: { gtagId: string };
  /** providers that `socialLogin` offers */
  social: { facebook?: { appId: string } & SocialPage; google?: { clientId: string } & SocialPage };
  /** absent = the platform sends all codes itself */
  phoneSignIn?: PhoneSignInBrand;
  /** a page for times without a connection is kept on the device, and new versions are offered (WEB-02) */
  offline: boolean;
  /** where errors and vitals go (WEB-05); absent = nowhere */
  reports?: { url: string };
  /** addresses in the app stores, or of an installation page */
  apps: { ios?: string; android?: string };
  chatHeaderColor: string;
  /** the theme of a first visit; the player's choice wins afterwards (BRAND-13) */
  theme: {
    default: 'light' | 'dark';
    /** colour of the browser's own frame (`theme-color`): that of the page's bar */
    frame: Record<'light' | 'dark', string>;
  };
  rememberPassword: 'browser' | 'device';
  /** what the pack itself says; read a flag with `useFlag`, which knows the platform's answer and the default (BRAND-06) */
  flags: Partial<Record<FlagName, boolean>>;
  logo: { light: Picture; dark: Picture };
  hero: {
    /** per theme, narrow screens first; the page picks by media query */
    light: { wide: Picture; narrow: Picture };
    dark: { wide: Picture; narrow: Picture };
  };
}
