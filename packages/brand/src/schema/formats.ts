/**
 * The text formats of a pack, each with what the check says when a text has another: what it should be, and how to mend it.
 * Schemas name a format; the check finds the words by the pattern of the failed rule.
 */
export interface Format {
  readonly pattern: RegExp;
  /** completes "This is not …" */
  readonly what: string;
  readonly mend: string;
}

/**
 * No text of a pack may hold what nobody sees or reads: control characters, what stands for a lost letter, and the marks that turn the direction of what follows
 * (Unicode TR 36, section 2.1), with which a name can be made to read as another.
 */
const SEEN = String.raw`^(?![\s\S]*[\p{Cc}\p{Cs}\ufffd\u202a-\u202e\u2066-\u2069])`;

export const formats = {
  name: {
    pattern: new RegExp(String.raw`${SEEN}\S(.{0,58}\S)?$`, 'u'),
    what: 'a name of 1 to 60 characters without spaces around it, all of them visible',
    mend: 'Write the name as players should read it.',
  },
  appName: {
    pattern: new RegExp(String.raw`${SEEN}\S(.{0,28}\S)?$`, 'u'),
    what: 'a name of 1 to 30 characters without spaces around it, all of them visible',
    mend: 'Write a short name that fits under an icon.',
  },
  token: {
    pattern: /^[A-Za-z0-9][\w.,-]{0,63}$/,
    what: 'a code of letters, digits and . , _ -',
    mend: 'Copy the code from the platform’s back office.',
  },
  brandId: {
    pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    what: 'a brand id: small letters, digits and single hyphens, a letter first',
    mend: 'Use the name of the folder.',
  },
  domain: {
    // letters of any script; what else a URL bears in a host could leave a header or a server's configuration
    pattern: /^[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+\.?(:\d{1,5})?$/u,
    what: 'a domain name',
    mend: 'Write the bare host name, such as "brand.example", without https:// and path.',
  },
  country: {
    pattern: /^[A-Z]{2}$/,
    what: 'an ISO 3166 country code of two capital letters',
    mend: 'Write the code of the country, such as "PH".',
  },
  hostPattern: {
    pattern: /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/,
    what: 'a host name, with or without *. in front',
    mend: 'Write it like "staging.brand.example" or "*.staging.brand.example", in small letters.',
  },
  source: {
    pattern: /^(https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/,
    what: 'a host pattern like https://*.example.com',
    mend: 'Write https:// (or wss://), then the host, with at most one *. in front, and no path.',
  },
  origin: {
    pattern: /^(self|https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?)$/,
    what: 'an https origin, or "self"',
    mend: 'Write https:// and the host without a path, or "self" if the platform answers on the brand’s own domain.',
  },
  path: {
    pattern: /^\/(?!\/)[\w./~-]*$/,
    what: 'a path on the platform',
    mend: 'Begin with one slash, such as "/wps/session/login".',
  },
  httpsUrl: {
    pattern: /^https:\/\/[^\s/@\\]+(\/[^\s\\]*)?$/u,
    what: 'an https address',
    mend: 'Write the whole address, beginning with https://.',
  },
  keysUrl: {
    pattern: /^(https:\/\/[^\s/@\\]+\/[^\s\\]*|\/(?!\/)[^\s\\]*)$/u,
    what: 'an https address or a path',
    mend: 'Write where the platform publishes its public keys, such as "/.well-known/jwks.json".',
  },
  authorizeUrl: {
    pattern: /^(https:\/\/[^\s/@\\]+\/[^\s\\]*|\/(?!\/)[^\s\\]*)$/u,
    what: 'an https address or a path',
    mend: 'Leave it out, and the provider’s own page asks.',
  },
  currencyCode: {
    pattern: /^[A-Z]{3}$/,
    what: 'a currency code of ISO 4217',
    mend: 'Write three capitals, such as "USD".',
  },
  symbol: {
    pattern: new RegExp(String.raw`${SEEN}\S{1,4}$`, 'u'),
    what: 'a currency symbol of 1 to 4 characters',
    mend: 'Write the sign alone, such as "$" or "₫".',
  },
  jurisdiction: {
    pattern: /^([A-Z]{2}|INT)$/,
    what: 'a country code of ISO 3166, or "INT"',
    mend: 'Write two capitals, such as "MT" or "PH", or "INT" if no single country licenses the brand.',
  },
  hexColor: {
    pattern: /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/,
    what: 'a colour like #1a2b3c',
    mend: 'Write # and three or six hexadecimal digits.',
  },
  gtagId: {
    pattern: /^(G|GT|AW|UA|DC)-[A-Z0-9-]{4,20}$/,
    what: 'an analytics id',
    mend: 'Copy the measurement id, such as "G-XXXXXXXXXX".',
  },
  digits: {
    pattern: /^\d{5,20}$/,
    what: 'an id of digits',
    mend: 'Copy the id from the provider’s console.',
  },
  googleClient: {
    pattern: /^[\w-]+\.apps\.googleusercontent\.com$/,
    what: 'a client id of Google',
    mend: 'Copy the client id; it ends in .apps.googleusercontent.com.',
  },
  apiKey: {
    pattern: /^[\w-]{10,60}$/,
    what: 'a web API key',
    mend: 'Copy the web API key from the project’s settings.',
  },
  assetPath: {
    pattern: /^[\w-]+(\/[\w-]+)*\.woff2$/,
    what: 'a woff2 file inside the assets folder',
    mend: 'Write its path from the assets folder, such as "fonts/heading.woff2".',
  },
  text: {
    pattern: new RegExp(String.raw`${SEEN}(?=[\s\S]{1,300}$)[\s\S]*\S`, 'u'),
    what: 'a text of 1 to 300 visible characters',
    mend: 'Write the text, or leave the key out.',
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** The format whose pattern a failed rule names, as zod reports it. */
export function formatOfPattern(pattern: string): Format | undefined {
  return Object.values(formats).find(({ pattern: own }) => String(own) === pattern || own.source === pattern);
}

/** The format that a rule beyond its pattern speaks of, by the words of that rule: "not an https address". */
export function formatOfWords(words: string): Format | undefined {
  return Object.values(formats).find(({ what }) => words === `not ${what}`);
}
