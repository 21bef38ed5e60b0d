import { minBets } from '@marquee/domain/gameFilters';
import type { GameCategory } from '@marquee/domain/gameTypes';
import { seeded } from '../random.ts';
import { type Vendor, vendorAt, vendorsOf } from './vendors.ts';
import { cardGames, editions, fishingGames, NOUNS, vocabularies } from './words.ts';

/** As many slots as the spec says a platform has (GAME-09). */
export const SLOTS = 10_000;
/** things × qualities */
const PAIRS = NOUNS * 32;
const CLASSES = ['SC', 'VP', 'TG', 'AC', 'JP', 'BG'] as const;
const CLASS_SHARES = [78, 4, 5, 5, 5, 3] as const;
const LINES = [5, 10, 20, 25, 40, 50, 100, 243] as const;

/** A game as the sandbox knows it. */
export interface CatalogueGame {
  readonly nodeId: string;
  readonly name: string;
  readonly vendor: Vendor;
  readonly gameClassify: string;
  readonly minBet: (typeof minBets)[number];
  readonly lines: number;
  readonly isHot: boolean;
  readonly maintenance: boolean;
  /** what its picture shows: a place in the list of things, or for what is no slot its category or what it is played with */
  readonly subject: number | GameCategory | 'TILES' | 'DOMINOES';
}

/** Spreads a small whole number over 32 bits, another way for each salt. */
function mix(value: number, salt: number): number {
  let mixed = Math.imul(value ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function weighted(value: number, shares: readonly number[]): number {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let rest = value % total;
  return shares.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
}

/** Numbers 0 to 1023 in another order, each once. */
function shuffled(value: number, salt: number): number {
  let mixed = (value + salt) & (PAIRS - 1);
  for (const odd of [421, 773]) {
    mixed ^= mixed >> 5;
    mixed = Math.imul(mixed, odd) & (PAIRS - 1);
  }
  return mixed ^ (mixed >> 5);
}

const slotVendors = vendorsOf('RNG');
const shares = slotVendors.map(({ share }) => share);
const slotId = (index: number) => `G${String(index + 1).padStart(5, '0')}`;

function slotAt(index: number, seed: number): CatalogueGame {
  const vendor = slotVendors[weighted(mix(index, seed), shares)] ?? fallback;
  const { nouns, qualities, join } = vocabularies[vendor.tongue];
  const pair = shuffled(index % PAIRS, mix(Math.floor(index / PAIRS), seed + 1));
  const subject = pair % NOUNS;
  const name = join(qualities[pair >> 5] ?? '', nouns[subject] ?? '') + (editions[Math.floor(index / PAIRS)] ?? '');
  const dice = mix(index, seed + 2);
  return {
    nodeId: slotId(index),
    name,
    vendor,
    gameClassify: CLASSES[weighted(mix(index, seed + 3), CLASS_SHARES)] ?? 'SC',
    minBet: minBets[dice % minBets.length] ?? '0.1',
    lines: LINES[(dice >>> 8) % LINES.length] ?? 20,
    // the first of a catalogue are what most people play
    isHot: (dice >>> 16) % 100 < (vendor.isHot ? 3 : 1) * (index < 200 ? 6 : 1),
    maintenance: vendor.maintenance === true || (dice >>> 4) % 167 === 0,
    subject,
  };
}

/** What a table game is played with, if not with cards. */
function playedWith(name: string): 'TILES' | 'DOMINOES' | undefined {
  if (name === 'Dominó') return 'DOMINOES';
  return name === '麻将' || name === '二八杠' ? 'TILES' : undefined;
}

function others(gameType: 'PVP' | 'FISH', names: readonly string[], seed: number): CatalogueGame[] {
  const of = vendorsOf(gameType);
  return names.map((name, index) => {
    const dice = mix(index, seed + 4);
    const vendor = of[index % of.length] ?? fallback;
    return {
      nodeId: `${gameType === 'PVP' ? 'P' : 'F'}${String(index + 1).padStart(3, '0')}`,
      name,
      vendor,
      gameClassify: gameType === 'PVP' ? 'TG' : 'AC',
      minBet: minBets[dice % minBets.length] ?? '0.1',
      lines: 1,
      isHot: index < 3,
      maintenance: index === names.length - 1,
      subject: playedWith(name) ?? gameType,
    };
  });
}

/** The lobby of a vendor whose games are tables, matches or fights: what its card launches. */
function lobbyOf(vendor: Vendor): CatalogueGame {
  return {
    nodeId: `L-${vendor.gameType}-${vendor.code}`,
    name: typeof vendor.name === 'string' ? vendor.name : vendor.name.EN,
    vendor,
    gameClassify: '',
    minBet: '0.5',
    lines: 1,
    isHot: vendor.isHot === true,
    maintenance: vendor.maintenance === true,
    subject: vendor.gameType,
  };
}

const fallback: Vendor = { code: '', gameType: 'RNG', name: '', tongue: 'EN', share: 0 };

/** All games of a seed: none is kept in the state, each follows from its place. */
export interface Catalogue {
  readonly slots: readonly CatalogueGame[];
  of(gameType: GameCategory): readonly CatalogueGame[];
  find(nodeId: string): CatalogueGame | undefined;
}

function make(seed: number): Catalogue {
  const salt = Math.floor(seeded('games', seed)() * 2 ** 31);
  let made: CatalogueGame[] | undefined;
  const slots = () => {
    made ??= Array.from({ length: SLOTS }, (_, index) => slotAt(index, salt));
    return made;
  };
  const small: Partial<Record<GameCategory, readonly CatalogueGame[]>> = {
    PVP: others('PVP', cardGames, salt),
    FISH: others('FISH', fishingGames, salt),
  };
  const of = (gameType: GameCategory) =>
    gameType === 'RNG' ? slots() : (small[gameType] ?? vendorsOf(gameType).map(lobbyOf));
  return {
    get slots() {
      return slots();
    },
    of,
    find: (nodeId) => {
      const [, digits] = /^G(\d{5})$/.exec(nodeId) ?? [];
      if (digits !== undefined) {
        const index = Number(digits) - 1;
        return index >= 0 && index < SLOTS ? (made?.[index] ?? slotAt(index, salt)) : undefined;
      }
      const [, gameType, code = ''] = /^L-([A-Z]+)-(\w+)$/.exec(nodeId) ?? [];
      const vendor = gameType === undefined ? undefined : vendorAt(code, gameType);
      if (vendor) return lobbyOf(vendor);
      return [...of('PVP'), ...of('FISH')].find((game) => game.nodeId === nodeId);
    },
  };
}

const KEPT = 4;
const catalogues = new Map<number, Catalogue>();

/** The catalogue of a seed, made at the first look and kept while it is in use. */
export function catalogueOf(seed: number): Catalogue {
  const kept = catalogues.get(seed);
  if (kept) return kept;
  const catalogue = make(seed);
  catalogues.set(seed, catalogue);
  for (const old of [...catalogues.keys()].slice(0, -KEPT)) catalogues.delete(old);
  return catalogue;
}

/** The lobby of a vendor in a category, if it is launched by its card. */
export function lobbyAt(code: string, gameType: string): CatalogueGame | undefined {
  const vendor = vendorAt(code, gameType);
  return vendor && lobbyOf(vendor);
}
