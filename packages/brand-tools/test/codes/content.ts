import type { contentCodes } from '../../src/codes/content.ts';
import { brandJson, catalogue } from '../folder.ts';
import { brand, type CodeCase, flags, legal, pack, words } from './codeCase.ts';

const texts = { 'legal/terms.EN.md': '# Terms', 'legal/privacy.EN.md': '# Privacy' };
const english = brand({ languages: { default: 'EN', supported: ['EN'] } });
const philippine = (off: string[]) =>
  brand({ legal: { ...brandJson.legal, jurisdiction: 'PH', minimumAge: 21 }, games: { off } });
const all = Object.fromEntries(catalogue.source);

export const contentCases: Record<keyof typeof contentCodes, CodeCase> = {
  'flags/no-registration': pack(flags({ USERNAMEREG3: false }), flags({ USERNAMEREG3: true })),
  'flags/no-login': pack(
    flags({ USERNAMEREG3: false, MOBILENUMREG3: true }),
    flags({ USERNAMEREG3: false, MOBILENUMREG3: true, MOBILENUMPASSREG3: true }),
  ),
  'flags/no-effect': pack(flags({ MOBILENUMPASSREG3: true }), flags({ MOBILENUMPASSREG3: true, MOBILENUMREG3: true })),
  'flags/sms-without-mobile': pack(flags({ smsLogin: true }), flags({ smsLogin: true, MOBILENUMREG3: true })),
  'flags/social-without-provider': pack(flags({ socialLogin: true }), {
    ...flags({ socialLogin: true }),
    ...brand({ social: { facebook: { appId: '100000000000001' } } }),
  }),
  'lang/unknown-language': pack({ 'lang/XX.json': '{}' }),
  'lang/unsupported-language': pack(
    { 'lang/JA.json': '{}' },
    { ...brand({ languages: { supported: ['EN', 'JA'] } }), 'lang/JA.json': '{}' },
  ),
  'lang/unknown-id': pack(words({ 'demo.greetng': 'Hi' })),
  'lang/legacy-id': pack(words({ game_maintenance: 'Closed' }), words({ 'closed.maintenance.title': 'Closed' })),
  'lang/icu-syntax': pack(words({ 'demo.greeting': 'Hi {name' })),
  'lang/blank': pack(words({ 'demo.greeting': ' \u200b' }), words({ 'demo.greeting': 'Hi {name}' })),
  'lang/unreadable': pack(words({ 'demo.greeting': 'H\ufffd {name}' }), words({ 'demo.greeting': 'Hö\n{name}' })),
  'lang/placeholder-missing': pack(words({ 'demo.greeting': 'Hi' })),
  'lang/placeholder-unknown': pack(words({ 'demo.greeting': 'Hi {nam} {name}' })),
  'lang/untranslated': pack(english, { ...english, ...words(all) }),
  'legal/unknown-language': pack({ 'legal/terms.XX.md': '# Terms' }),
  'legal/no-licence': pack({}, legal({ licences: [{ kind: 'malta', authority: 'MGA', number: 'MGA/000' }] })),
  'legal/missing-text': pack(english, { ...english, ...texts }),
  'legal/age-too-low': pack(legal({ jurisdiction: 'PH' }), legal({ jurisdiction: 'PH', minimumAge: 21 })),
  'legal/category-suspended': pack(philippine([]), philippine(['COCKFIGHT'])),
  'legal/jackpot-simulated': pack(brand({ games: { jackpot: 'simulated' } }), brand({ games: { jackpot: 'off' } })),
};
