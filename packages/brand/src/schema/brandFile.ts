import { gameCategories } from '@marquee/domain/gameTypes';
import { brandDefaults, languageCodes } from '@marquee/i18n/languages';
import * as z from 'zod';
import { type FormatName, formats } from './formats.ts';

/** A text of one of the pack's formats. */
export const text = (format: FormatName) => {
  const { pattern, what } = formats[format];
  const schema = z.string().regex(pattern, { error: `not ${what}`, abort: true });
  // the pattern narrows an address to what a pack may hold; whether it is one at all, the platform's own parser knows
  return format === 'httpsUrl' ? schema.refine((url) => URL.canParse(url), { error: `not ${what}` }) : schema;
};

/** `$schema` of any file of a pack. */
export const schemaAddress = z
  .string()
  .exactOptional()
  .describe('The JSON Schema that editors complete and explain the file by');

const language = z.enum(languageCodes);
const sources = (what: string) => z.array(text('source')).default([]).describe(what);

const currency = z
  .strictObject({
    code: text('currencyCode').describe('ISO 4217 code'),
    symbol: text('symbol').default('P').describe('The sign before or after an amount'),
    digits: z.int().min(0).max(8).default(2).describe('Digits after the decimal point'),
    position: z.enum(['before', 'after']).default('before').describe('Where the sign stands'),
  })
  .describe('How amounts are written');

const api = z
  .strictObject({
    origin: text('origin').default('self').describe('Where the platform answers: an https origin, or "self"'),
    environments: z
      .array(
        z.strictObject({
          name: text('token').describe('Such as "staging"'),
          hosts: z.array(text('hostPattern')).min(1).describe('Page hosts that belong to it; *. in front is allowed'),
          origin: text('origin').describe('Where the platform answers those pages: an https origin, or "self"'),
        }),
      )
      .default([])
      .describe('Other platforms for other hosts, so that one build serves staging and production'),
    paths: z.record(text('token'), text('path')).default({}).describe('Other paths for calls, by call id'),
  })
  .describe('Where the platform answers');

const payload = z
  .strictObject({
    scheme: z.literal('jwe').default('jwe').describe('JSON Web Encryption (RFC 7516)'),
    keysUrl: text('keysUrl')
      .default('/.well-known/jwks.json')
      .describe('Where the public keys are published (RFC 7517)'),
    jwks: z
      .strictObject({ keys: z.array(z.record(z.string(), z.unknown())).min(1).describe('Each as a JSON Web Key') })
      .exactOptional()
      .describe('The public keys themselves; they go before keysUrl'),
  })
  .describe('How encrypted payloads are sealed');

const hosts = z
  .strictObject({
    api: sources('Hosts that may answer for the platform, such as those it names itself for the next calls'),
    image: sources('Hosts that pictures come from'),
    frame: sources('Hosts whose pages are shown inside of ours: games of their providers'),
    script: sources('Hosts whose scripts run in our pages, such as that of the analytics'),
    service: sources('Hosts of customer service: pages may show its windows and reach it'),
  })
  .describe('Hosts that pages may use, by what for; the brand’s own domain is always allowed');

const legal = z
  .strictObject({
    entity: text('name').describe('The company that operates the brand; identity is never inherited'),
    jurisdiction: text('jurisdiction').describe('ISO 3166 code of the country whose rules apply, or "INT"'),
    minimumAge: z.int().min(18).max(30).describe('Age from which players are admitted'),
    ageGate: z.boolean().default(false).describe('Ask for the age on the first visit'),
    realityCheckMinutes: z
      .int()
      .min(0)
      .max(240)
      .default(60)
      .describe(
        'Longest time in minutes between two reminders of the time played; a member may choose a shorter one; 0 leaves it to the member, who may have none',
      ),
    termsOptIn: z
      .boolean()
      .default(false)
      .describe(
        'The box for age and terms is empty until a player ticks it; always so where the jurisdiction asks for it',
      ),
    birthdayCheck: z
      .boolean()
      .default(false)
      .describe('Registering asks to confirm an age by the date of birth, besides the age in the terms'),
    birthdayAge: z
      .int()
      .min(18)
      .max(30)
      .default(21)
      .describe('The age that the birthday check asks for; never below the minimum age'),
    licences: z
      .array(
        z.strictObject({
          kind: z.enum(['malta', 'bvi', 'philippines', 'other']).describe('Picks the wording in the footer'),
          authority: text('text').describe('Who has given it, as the footer names it'),
          number: text('text').describe('Its number, as the authority writes it'),
          url: text('httpsUrl').exactOptional().describe('Where the licence can be verified'),
        }),
      )
      .default([])
      .describe('Licences named in the footer'),
    helpLinks: z
      .array(
        z.strictObject({
          label: text('name').describe('The organisation’s name, as players read it'),
          url: text('httpsUrl').describe('Its site'),
        }),
      )
      .min(1)
      .describe('Organisations that help players; in every footer'),
  })
  .describe('Who answers for the brand, and under which rules');

const games = z
  .strictObject({
    off: z
      .array(z.enum(gameCategories))
      .exactOptional()
      .describe('Categories that are not offered; left out, those that the jurisdiction suspends'),
    first: z
      .array(z.enum(gameCategories))
      .default([])
      .describe('Categories that stand before the others on the home page, in this order'),
    cockfightSection: z.boolean().default(false).describe('Cockfight has a section of its own, after sports'),
    jackpot: z.enum(['off', 'simulated']).default('off').describe('A simulated jackpot counter, where rules allow one'),
  })
  .describe('Which games are offered, and how');

const customerService = z
  .array(
    z.strictObject({
      type: z.enum(['LIVECHAT', 'FACEBOOK', 'WHATSAPP', 'TELEGRAM']).describe('Picks the name and the icon'),
      url: text('httpsUrl').describe('Where it is reached'),
    }),
  )
  .describe('Ways to reach a person, also while the platform is down');

const authorizeUrl = text('authorizeUrl')
  .exactOptional()
  .describe('Where consent is asked for; left out, at the provider. A path leads to a stand-in, for demos only');

const social = z
  .strictObject({
    facebook: z
      .strictObject({ appId: text('digits').describe('Id of the app at Facebook; public by design'), authorizeUrl })
      .exactOptional()
      .describe('Login with Facebook; left out, it is not offered'),
    google: z
      .strictObject({
        clientId: text('googleClient').describe('Id of the client at Google; public by design'),
        authorizeUrl,
      })
      .exactOptional()
      .describe('Login with Google; left out, it is not offered'),
  })
  .describe('Providers for the flag socialLogin');

const phoneSignIn = z
  .strictObject({
    apiKey: text('apiKey').describe('Web API key of the Firebase project; public by design'),
    checkUrl: text('authorizeUrl').describe(
      'Where deploy/phone-check.html of a build is served, on a host of its own. A path leads to a stand-in, for demos only',
    ),
    serviceUrl: text('authorizeUrl')
      .exactOptional()
      .describe('Where the service answers; left out, at Google. A path leads to a stand-in, for demos only'),
    ownCodes: z
      .boolean()
      .default(true)
      .describe('The platform sends codes too, so that nobody has to pass Google’s check (WCAG 2.2, 3.3.8)'),
  })
  .describe('Codes of the registration are sent by Firebase; left out, by the platform');

/** `brand.json` (BRAND-01). Name, domains and legal entity have no default: identity is never inherited (C13). */
export const brandFile = z
  .strictObject({
    $schema: schemaAddress,
    id: text('brandId').exactOptional().describe('The folder’s name; may be left out'),
    name: text('name').describe('The brand’s name, as players read it; identity is never inherited'),
    appName: text('appName').exactOptional().describe('Name under the icon on a home screen; left out, the name'),
    merchant: text('token').describe('The platform’s name for the operator'),
    merchantCode: text('token').describe('The platform’s code for the operator'),
    platform: text('token').default('flash,html5-desktop').describe('Platform sent with game calls'),
    lotteryType: text('token').default('LOTT').describe('Lottery family of the platform'),
    device: text('token').default('WEB').describe('Device sent with lottery calls'),
    domains: z
      .array(text('domain'))
      .min(1)
      .describe('Host names in production (<id>.localhost is implied); identity is never inherited'),
    languages: z
      .strictObject({
        default: language.default(brandDefaults.first).describe('Language of a first visit'),
        supported: z
          .array(language)
          .min(1)
          .default([...brandDefaults.supported])
          .describe('Languages a player may choose'),
      })
      .prefault({})
      .describe('Platform language codes'),
    currency,
    phoneCountry: text('country')
      .exactOptional()
      .describe('ISO 3166 code of the country whose dialling code stands first; left out, the jurisdiction’s'),
    timeZone: text('text').describe('IANA name, such as "Asia/Manila"'),
    loginRequiredForHome: z.boolean().default(false).describe('Visitors are sent to the login page'),
    registration: z.enum(['direct', 'invitation']).default('direct').describe('Open to all, or by invitation only'),
    referralDays: z.int().min(0).max(365).default(30).describe('Days for which a referral code is kept'),
    api: api.prefault({}),
    payload: payload.prefault({}),
    hosts: hosts.prefault({}),
    legal,
    games: games.prefault({}),
    customerService: customerService.default([]),
    analytics: z
      .strictObject({ gtagId: text('gtagId').describe('Id of the Google tag') })
      .exactOptional()
      .describe(
        'Visits are measured, after consent alone; hosts.script has to hold https://www.googletagmanager.com, else nothing is loaded or asked',
      ),
    social: social.prefault({}),
    phoneSignIn: phoneSignIn.exactOptional(),
    apps: z
      .strictObject({
        ios: text('httpsUrl').exactOptional().describe('The app for iPhone and iPad'),
        android: text('httpsUrl').exactOptional().describe('The app for Android'),
      })
      .prefault({})
      .describe('Apps that are offered where the platform names none'),
    offline: z
      .boolean()
      .default(true)
      .describe(
        'Keep a page for times without a connection on the device, and offer new versions (a service worker); false takes it away again',
      ),
    reports: z
      .strictObject({
        url: text('httpsUrl').describe('Where they are sent as JSON by POST; may be on any host'),
      })
      .exactOptional()
      .describe('Errors and web vitals of the pages, without personal data; left out, nothing is sent'),
    chatHeaderColor: text('hexColor').describe('Colour of the chat window’s header'),
    rememberPassword: z
      .enum(['browser', 'device'])
      .default('browser')
      .describe('Who keeps a password that a player wants kept: the browser’s own manager, or the device, encrypted'),
  })
  .describe('A brand’s identity and configuration');

/** brand.json with its defaults filled in. */
export type BrandFile = z.output<typeof brandFile>;
