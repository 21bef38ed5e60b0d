import type { FlagName } from './flags.ts';
import type { LanguageCode } from '@marquee/i18n/languages';

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
  /** `malta`, `bvi`, `philippines` or another regulator; picks the wording */
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

/**
 * A brand as the page carries it: the pack, checked and completed with the product's defaults at build time, plus the
 * addresses of what the build made of it. Plain JSON. Inside the browser it is trusted; the pack was parsed at build.
 */
export interface BrandData {
  id: string;
  name: string;
  merchant: string;
  merchantCode: string;
  platform: string;
  lotteryType: string;
  device: string;
  languages: { default: LanguageCode; supported: LanguageCode[] };
  /** address of the compiled overrides per language; absent = none */
  overrides: Partial<Record<LanguageCode, string>>;
  currency: Currency;
  /** IANA name */
  timeZone: string;
  loginRequiredForHome: boolean;
  registration: 'direct' | 'invitation';
  api: {
    /** https origin, or `self` when the platform answers on the brand's own domain */
    origin: string;
    environments: ApiEnvironment[];
    /** other paths for calls, by call id */
    paths: Record<string, string>;
  };
  /** how E payloads are sealed */
  payload: { scheme: 'jwe'; /** public JWK set, inline or by address (RFC 7517) */ keys: { url: string } | { jwks: { keys: object[] } } };
  hosts: Record<HostUse, string[]>;
  legal: {
    entity: string;
    /** ISO 3166 alpha-2, or `INT` */
    jurisdiction: string;
    minimumAge: number;
    licences: Licence[];
    helpLinks: HelpLink[];
  };
  chatHeaderColor: string;
  rememberPassword: 'browser' | 'device';
  flags: Record<FlagName, boolean>;
  logo: { light: Picture; dark: Picture };
  hero: {
    /** per theme, narrow screens first; the page picks by media query */
    light: { wide: Picture; narrow: Picture };
    dark: { wide: Picture; narrow: Picture };
  };
}
