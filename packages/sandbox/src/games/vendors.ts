import type { GameCategory } from '@marquee/domain/gameTypes';
import type { Translated } from '../messages.ts';
import type { Tongue } from './words.ts';

/** A provider of the sandbox. All names are invented; the codes of lottery and cockfight are the platform's. */
export interface Vendor {
  readonly code: string;
  readonly gameType: GameCategory;
  readonly name: string | Translated;
  readonly isHot?: true;
  /** everything of it is down for maintenance */
  readonly maintenance?: true;
  /** the language its games are named in */
  readonly tongue: Tongue;
  /** how large a part of the slots is its own */
  readonly share: number;
}

const vendor = (
  gameType: GameCategory,
  code: string,
  name: string | Translated,
  more: Partial<Omit<Vendor, 'gameType' | 'code' | 'name'>> = {},
): Vendor => ({ gameType, code, name, tongue: 'EN', share: 0, ...more });

/** All providers; a category's first ones are the best known. */
export const vendors: readonly Vendor[] = [
  vendor('RNG', 'LWK', 'Lanternwick', { isHot: true, share: 16 }),
  vendor('RNG', 'KPR', 'Koi Parade', { isHot: true, tongue: 'CN', share: 10 }),
  vendor('RNG', 'TDW', 'Tidewheel', { share: 10 }),
  vendor('RNG', 'CPK', 'Copperkettle', { isHot: true, share: 9 }),
  vendor('RNG', 'SLM', 'Solmarea', { tongue: 'ES', share: 8 }),
  vendor('RNG', 'MBF', 'Marblefox', { share: 8 }),
  vendor('RNG', 'SNV', 'Sen Vàng', { isHot: true, tongue: 'VI', share: 7 }),
  vendor('RNG', 'QZA', 'Quartz Alley', { share: 7 }),
  vendor('RNG', 'FNS', 'Fernspark', { share: 6 }),
  vendor('RNG', 'YBN', 'Yobune', { tongue: 'JA', share: 5 }),
  vendor('RNG', 'HOF', 'Hollow Oak Forge', { share: 5 }),
  vendor('RNG', 'CHB', 'Chaba House', { tongue: 'TH', share: 4 }),
  vendor('RNG', 'VRD', 'Verdeluna', { tongue: 'ES', share: 3 }),
  vendor('RNG', 'NQT', 'Nuqta', { tongue: 'AR', share: 2 }),
  vendor('RNG', 'RDQ', 'Redquay', { tongue: 'CN', share: 2 }),
  vendor('RNG', 'PPC', 'Papercrane Nine', { maintenance: true, share: 1 }),
  vendor('FISH', 'RFL', 'Reeflight', { isHot: true }),
  vendor('FISH', 'DPH', 'Deep Harbour'),
  vendor('FISH', 'KPF', 'Koi Parade'),
  vendor('FISH', 'BLM', 'Blue Mangrove'),
  vendor('PVP', 'TBL', 'Tablehouse', { isHot: true }),
  vendor('PVP', 'FDN', 'Fourth Dan'),
  vendor('PVP', 'SNP', 'Sen Vàng'),
  vendor('PVP', 'OLM', 'Old Market Cards'),
  vendor('LIVE', 'VSL', 'Velvet Salon', { isHot: true }),
  vendor('LIVE', 'NGT', 'Nightglass'),
  vendor('LIVE', 'MRN', 'Marina Tables'),
  vendor('LIVE', 'ORC', 'Orchid Court'),
  vendor('LIVE', 'GLD', 'Galdera Live', { maintenance: true }),
  vendor('SPORTS', 'FWL', 'Farwhistle', { isHot: true }),
  vendor('SPORTS', 'TLN', 'Touchline Nine'),
  vendor('SPORTS', 'GRS', 'Grassmark'),
  vendor('SPORTS', 'PDK', 'Paddock Row'),
  vendor('SPORTS', 'FB', 'Fairball'),
  vendor('ESPORTS', 'PXR', 'Pixelrift', { isHot: true }),
  vendor('ESPORTS', 'LNE', 'Lane Zero'),
  vendor('ESPORTS', 'GGX', 'Guildcross'),
  vendor('ELOTT', 'TCG_LOTTO_VN', {
    EN: 'Vietnam lottery',
    CN: '越南彩',
    ES: 'Lotería de Vietnam',
    TY: 'Lottery ng Vietnam',
    VI: 'Xổ số Việt Nam',
  }),
  vendor('ELOTT', 'ELOTT', {
    EN: 'Electronic lottery',
    CN: '电子彩',
    ES: 'Lotería electrónica',
    TY: 'Electronic lottery',
    VI: 'Xổ số điện tử',
  }),
  vendor('LOTT', 'LOTT', { EN: 'Lottery', CN: '彩票', ES: 'Lotería', TY: 'Lottery', VI: 'Xổ số' }, { isHot: true }),
  vendor('LOTT', 'TCG_LOTTO_VN', {
    EN: 'Vietnam lottery',
    CN: '越南彩',
    ES: 'Lotería de Vietnam',
    TY: 'Lottery ng Vietnam',
    VI: 'Xổ số Việt Nam',
  }),
  vendor('LOTT', 'TCG_SEA', {
    EN: 'Southeast Asia lottery',
    CN: '东南亚彩',
    ES: 'Lotería del Sudeste Asiático',
    TY: 'Lottery ng Timog-silangang Asya',
    VI: 'Xổ số Đông Nam Á',
  }),
  vendor('COCKFIGHT', 'DS88', 'Dawnspur'),
  vendor('COCKFIGHT', 'SV3', 'Silver Vale'),
];

/** A category's name. */
export const categoryNames: Readonly<Record<GameCategory, Translated>> = {
  RNG: { EN: 'Slots', CN: '电子游戏', ES: 'Tragaperras', TY: 'Slots', VI: 'Nổ hũ' },
  LOTT: { EN: 'Lottery', CN: '彩票', ES: 'Lotería', TY: 'Lottery', VI: 'Xổ số' },
  LIVE: { EN: 'Live casino', CN: '真人', ES: 'Casino en vivo', TY: 'Live casino', VI: 'Casino trực tuyến' },
  SPORTS: { EN: 'Sports', CN: '体育', ES: 'Deportes', TY: 'Sports', VI: 'Thể thao' },
  FISH: { EN: 'Fishing', CN: '捕鱼', ES: 'Pesca', TY: 'Fishing', VI: 'Bắn cá' },
  PVP: { EN: 'Card games', CN: '棋牌', ES: 'Juegos de cartas', TY: 'Card games', VI: 'Game bài' },
  ELOTT: {
    EN: 'Electronic lottery',
    CN: '电子彩票',
    ES: 'Lotería electrónica',
    TY: 'Electronic lottery',
    VI: 'Xổ số điện tử',
  },
  ESPORTS: { EN: 'Esports', CN: '电竞', ES: 'Esports', TY: 'Esports', VI: 'Thể thao điện tử' },
  COCKFIGHT: { EN: 'Cockfight', CN: '斗鸡', ES: 'Gallos', TY: 'Sabong', VI: 'Đá gà' },
};

export function vendorsOf(gameType: GameCategory): readonly Vendor[] {
  return vendors.filter((candidate) => candidate.gameType === gameType);
}

export function vendorAt(code: string, gameType?: string): Vendor | undefined {
  return vendors.find(
    (candidate) => candidate.code === code && (gameType === undefined || candidate.gameType === gameType),
  );
}

/** The account type of a vendor, as the platform names it. */
export function accountTypeOf({ code, gameType }: Vendor): string {
  return code.length > 3 ? code : `${code}_${gameType}`;
}
