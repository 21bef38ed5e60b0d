import type { BrandData } from '@marquee/brand/data';

/** A picture of one colour, so that no test or story fetches anything. */
function plain(width: number, height: number, fill: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height };
}

const hero = (fill: string) => ({ wide: plain(1600, 560, fill), narrow: plain(780, 840, fill) });

/** A brand that is nobody's: what tests and stories stand on, so that editing a real pack breaks none of them. */
export const testBrand: BrandData = {
  id: 'specimen',
  name: 'Specimen',
  appName: 'Specimen',
  merchant: 'specimen',
  merchantCode: 'SPC01',
  platform: 'W',
  lotteryType: 'PC',
  device: 'WEB',
  domains: ['specimen.example'],
  languages: { default: 'EN', supported: ['EN', 'CN', 'ES', 'TY', 'VI', 'AR'] },
  overrides: {},
  currency: { code: 'PHP', symbol: 'P', digits: 2, position: 'before' },
  phoneCountry: 'PH',
  timeZone: 'Asia/Manila',
  loginRequiredForHome: false,
  registration: 'direct',
  referralDays: 30,
  api: { origin: 'https://play.specimen.example', environments: [], paths: {} },
  payload: { scheme: 'jwe', keys: { url: '/.well-known/jwks.json' } },
  hosts: { api: [], image: [], frame: [], script: [], service: [] },
  legal: {
    entity: 'Specimen Operations Ltd',
    jurisdiction: 'MT',
    minimumAge: 18,
    ageGate: false,
    realityCheckMinutes: 60,
    termsOptIn: false,
    licences: [{ authority: 'Malta Gaming Authority', number: 'MGA/TEST/0001', kind: 'malta' }],
    helpLinks: [{ label: 'Help with gambling', url: 'https://help.specimen.example' }],
    texts: {},
  },
  games: { off: [], first: [], cockfightSection: false, jackpot: 'off' },
  customerService: [],
  social: {},
  offline: true,
  apps: {},
  chatHeaderColor: '#1f6f5c',
  theme: { default: 'light', frame: { light: '#ffffff', dark: '#101418' } },
  rememberPassword: 'browser',
  flags: {},
  logo: { light: plain(160, 40, '#1f6f5c'), dark: plain(160, 40, '#7fd8bf') },
  hero: { light: hero('#cfe8df'), dark: hero('#15352c') },
};
