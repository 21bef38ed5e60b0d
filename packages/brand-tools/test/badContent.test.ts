import { describe, test } from 'vitest';
import { type BadPack, brand, expectFinding, legal } from './badPack.ts';
import { brandJson } from './folder.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${content}\n</svg>`;
const bomb = [...Array(9).keys()].map((n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(9)}</g>`).join('');

const table: BadPack[] = [
  {
    title: 'an unknown key deep in brand.json',
    files: { 'brand.json': legal({ licenses: [] }) },
    ...{ code: 'brand/unknown-key', file: 'brand.json', at: '23:5', mend: 'Did you mean "licences"?' },
  },
  {
    title: 'a domain with https in front',
    files: { 'brand.json': brand({ domains: ['https://meridian.example'] }) },
    ...{ code: 'brand/bad-format', file: 'brand.json', at: '6:5', mend: /without https:\/\// },
  },
  {
    title: 'a language code that nobody knows in brand.json',
    files: { 'brand.json': brand({ languages: { default: 'EN', supported: ['EN', 'FL'] } }) },
    ...{ code: 'brand/unknown-value', file: 'brand.json', at: '29:7', mend: /Did you mean/ },
  },
  {
    title: 'C08 BRAND-12 a default language that is not supported',
    files: { 'brand.json': brand({ languages: { default: 'VI', supported: ['EN'] } }) },
    ...{ code: 'brand/default-language-unsupported', file: 'brand.json', at: '26:16', mend: /Add "VI"/ },
  },
  {
    title: 'C08 a language file for a language nobody knows',
    files: { 'lang/XX.json': '{}' },
    ...{ code: 'lang/unknown-language', file: 'lang/XX.json', at: '1:1', mend: /Did you mean|Known codes/ },
  },
  {
    title: 'a language file for a language that the brand does not support',
    files: { 'lang/JA.json': '{}' },
    ...{ code: 'lang/unsupported-language', file: 'lang/JA.json', at: '1:1', mend: /Add "JA"/ },
    severity: 'warning',
  },
  {
    title: 'C08 BRAND-04 a message id that does not exist',
    files: { 'lang/EN.json': '{\n  "demo.greetng": "Hi"\n}' },
    ...{ code: 'lang/unknown-id', file: 'lang/EN.json', at: '2:3', mend: 'Did you mean "demo.greeting"?' },
  },
  {
    title: 'BRAND-04b a key of an older pack',
    files: { 'lang/EN.json': '{\n  "game_maintenance": "Closed"\n}' },
    ...{ code: 'lang/legacy-id', file: 'lang/EN.json', at: '2:3', mend: /write "closed.maintenance.title"/ },
    severity: 'recommendation',
  },
  {
    title: 'BRAND-08c ICU syntax that does not parse',
    files: { 'lang/EN.json': '{\n  "demo.greeting": "Hi {name"\n}' },
    ...{ code: 'lang/icu-syntax', file: 'lang/EN.json', at: '2:20', mend: /braces/ },
  },
  {
    title: 'BRAND-08c a placeholder that is missing',
    files: { 'lang/EN.json': '{\n  "demo.greeting": "Hi"\n}' },
    ...{ code: 'lang/placeholder-missing', file: 'lang/EN.json', at: '2:20', mend: /Write \{name\}/ },
  },
  {
    title: 'BRAND-08c a placeholder that the source does not have',
    files: { 'lang/EN.json': '{\n  "demo.count": "{cuont} of {count}"\n}' },
    ...{ code: 'lang/placeholder-unknown', file: 'lang/EN.json', at: '2:17', mend: 'Did you mean "count"?' },
  },
  {
    title: 'BRAND-08a a seed that is no colour',
    files: { 'theme.json': '{ "seeds": { "accent": "bluue" } }' },
    ...{ code: 'theme/bad-colour', file: 'theme.json', at: '1:24', mend: /Write it like/ },
  },
  {
    title: 'BRAND-08a a seed that is see-through, of which no colour can be derived',
    files: { 'theme.json': '{ "seeds": { "accent": "#0b6bcb", "wash": ["#fff", "rgb(0 0 0 / 50%)"] } }' },
    ...{ code: 'theme/bad-colour', file: 'theme.json', at: '1:52', mend: /without alpha/ },
  },
  {
    title: 'C12 BRAND-08b an override that cannot be read',
    files: { 'theme.json': '{ "seeds": { "accent": "#0b6bcb" },\n  "dark": { "color": { "text": "#222222" } } }' },
    ...{ code: 'theme/contrast', file: 'theme.json', at: '2:32', mend: /nearest colour that is readable/ },
  },
  {
    title: 'a value that would leave its declaration',
    files: { 'theme.json': '{ "seeds": { "accent": "#0b6bcb" },\n  "light": { "glass": "none}body{display:none" } }' },
    ...{ code: 'theme/bad-value', file: 'theme.json', at: '2:23', mend: /without braces/ },
  },
  {
    title: 'C13 a brand without a domain',
    files: { 'brand.json': brand({ domains: [] }) },
    ...{ code: 'brand/out-of-range', file: 'brand.json', at: '5:14', mend: /at least one entry/ },
  },
  {
    title: 'BRAND-05b a font that is not there',
    files: { 'theme.json': '{ "seeds": { "accent": "#0b6bcb" },\n  "fonts": { "body": { "src": "fonts/x.woff2" } } }' },
    ...{ code: 'theme/missing-font', file: 'theme.json', at: '2:31', mend: /Put it there/ },
  },
  {
    title: 'BRAND-05b a font over 30 kB',
    files: { 'assets/fonts/big.woff2': new Uint8Array(31 * 1024) },
    ...{ code: 'file/too-large', file: 'assets/fonts/big.woff2', at: '1:1', mend: /subset/ },
  },
  {
    title: 'an SVG with a script',
    files: { 'assets/favicon.svg': svg('<script>fetch("/")</script>') },
    ...{ code: 'svg/not-allowed', file: 'assets/favicon.svg', at: '2:1', mend: /Remove it/ },
  },
  {
    title: 'an SVG with an event handler',
    files: { 'assets/favicon.svg': svg('<path onload="x()"/>') },
    ...{ code: 'svg/script', file: 'assets/favicon.svg', at: '2:1', mend: 'Remove it.' },
  },
  {
    title: 'an SVG with HTML in it',
    files: { 'assets/favicon.svg': svg('<foreignObject/>') },
    ...{ code: 'svg/not-allowed', file: 'assets/favicon.svg', at: '2:1', mend: /Remove it/ },
  },
  {
    title: 'an SVG that loads from elsewhere',
    files: { 'assets/favicon.svg': svg('<image href="https://cdn.example/x.png"/>') },
    ...{ code: 'svg/external', file: 'assets/favicon.svg', at: '2:1', mend: /inside the picture/ },
  },
  {
    title: 'an SVG whose style loads from elsewhere',
    files: { 'assets/favicon.svg': svg('<style>path{fill:url(https://cdn.example/x)}</style>') },
    ...{ code: 'svg/external', file: 'assets/favicon.svg', at: '2:1', mend: /#ids/ },
  },
  {
    title: 'an SVG that copies itself without end',
    files: { 'assets/favicon.svg': svg(bomb) },
    ...{ code: 'svg/too-heavy', file: 'assets/favicon.svg', at: '1:1', mend: /Flatten/ },
  },
  {
    title: 'an SVG that defines entities',
    files: { 'assets/favicon.svg': `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('')}` },
    ...{ code: 'svg/doctype', file: 'assets/favicon.svg', at: '1:34', mend: /DOCTYPE/ },
  },
  {
    title: 'a picture that is none',
    files: { 'assets/hero-wide-light.png': 'not a picture' },
    ...{ code: 'assets/broken-picture', file: 'assets/hero-wide-light.png', at: '1:1', mend: /Export/ },
  },
  {
    title: 'a picture whose name nobody knows',
    files: { 'assets/logo-lite.svg': svg('') },
    ...{ code: 'assets/unknown-name', file: 'assets/logo-lite.svg', at: '1:1', mend: 'Did you mean "logo-light.svg"?' },
    severity: 'warning',
  },
  {
    title: 'a file whose name nobody knows',
    files: { 'flag.json': '{}' },
    ...{ code: 'pack/unknown-file', file: 'flag.json', at: '1:1', mend: 'Did you mean "flags.json"?' },
    severity: 'warning',
  },
  {
    title: 'a file that is too large to be read',
    files: { 'lang/EN.json': ' '.repeat(300 * 1024) },
    ...{ code: 'file/too-large', file: 'lang/EN.json', at: '1:1', mend: 'Make it smaller.' },
  },
  {
    title: 'an id that is not the folder',
    files: { 'brand.json': brand({ id: 'other' }) },
    ...{ code: 'brand/id-not-folder', file: 'brand.json', at: '25:9', mend: /Write "meridian"/ },
  },
  {
    title: 'an id like a path',
    files: { 'brand.json': brand({ id: '../x' }) },
    ...{ code: 'brand/bad-format', file: 'brand.json', at: '25:9', mend: 'Use the name of the folder.' },
  },
  {
    title: 'BRAND-08d flags that leave no way to register',
    files: { 'flags.json': '{\n  "USERNAMEREG3": false\n}' },
    ...{ code: 'flags/no-registration', file: 'flags.json', at: '2:3', mend: /"registration": "invitation"/ },
  },
  {
    title: 'BRAND-08d flags that leave no way to log in',
    files: { 'flags.json': '{\n  "USERNAMEREG3": false,\n  "MOBILENUMREG3": true\n}' },
    ...{ code: 'flags/no-login', file: 'flags.json', at: '3:3', mend: /MOBILENUMPASSREG3, smsLogin/ },
  },
  {
    title: 'social login without a provider',
    files: { 'flags.json': '{\n  "socialLogin": true\n}' },
    ...{ code: 'flags/social-without-provider', file: 'flags.json', at: '2:3', mend: /social\.google/ },
  },
  {
    title: 'SAFE-01c a Philippine brand for players under 21',
    files: { 'brand.json': legal({ jurisdiction: 'PH' }) },
    ...{ code: 'legal/age-too-low', file: 'brand.json', at: '16:19', mend: 'Write 21 or more.' },
  },
  {
    title: 'SAFE-05 cockfight offered where it is suspended',
    files: {
      'brand.json': brand({ legal: { ...brandJson.legal, jurisdiction: 'PH', minimumAge: 21 }, games: { off: [] } }),
    },
    ...{ code: 'legal/category-suspended', file: 'brand.json', at: '26:12', mend: /"COCKFIGHT" into games\.off/ },
    severity: 'warning',
  },
  {
    title: 'SAFE-03 a simulated jackpot where rules are required',
    files: { 'brand.json': brand({ games: { jackpot: 'simulated' } }) },
    ...{ code: 'legal/jackpot-simulated', file: 'brand.json', at: '26:16', mend: 'Write "off".' },
  },
  {
    title: 'a time zone that does not exist',
    files: { 'brand.json': brand({ timeZone: 'Asia/Atlantis' }) },
    ...{ code: 'brand/unknown-time-zone', file: 'brand.json', at: '12:15', mend: /Asia\/Manila/ },
  },
  {
    title: 'a service address on a host that is not allowed',
    files: { 'brand.json': brand({ customerService: [{ type: 'LIVECHAT', url: 'https://chat.example/x' }] }) },
    ...{ code: 'brand/service-host-not-allowed', file: 'brand.json', at: '28:14', mend: /hosts\.service/ },
  },
];

describe('BRAND-08 content: a bad pack gives a finding with its place and a mend', () => {
  test.each(table)('$title', expectFinding);
});
