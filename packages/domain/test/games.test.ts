import { describe, expect, test } from 'vitest';
import { classificationsFor, filterOfList, gameClassifications } from '../src/gameFilters.ts';
import { cockfightProviders, esportsVendors, gameSections, type SectionRules } from '../src/gameSections.ts';
import { gameCategoryOf, type Launchable, launchPlace, listsGames } from '../src/gameTypes.ts';
import { prizeModeCode, prizeModeOf } from '../src/prizeMode.ts';

const card = (gameType: string, vassalage: string) => ({ gameType, vassalage });

const rules: SectionRules = {
  providers: { cockfight: cockfightProviders, esports: ['E1'] },
  cockfightSection: false,
  off: [],
  first: [],
};

const cards = [
  card('SPORTS', 'S1'),
  card('SPORTS', 'DS88'),
  card('SPORTS', 'E1'),
  card('RNG', 'E1'),
  card('LIVE', 'L1'),
  card('LOTT', 'LOTT'),
  card('ELOTT', 'TCG_LOTTO_VN'),
  card('SPORTS', 'SV3'),
  card('BINGO', 'B1'),
];

function sectionsOf(more: Partial<SectionRules>) {
  return gameSections(cards, { ...rules, ...more }).map(({ gameType, cards: own }) => [
    gameType,
    own.map(({ vassalage }) => vassalage),
  ]);
}

describe('GAME-01 categories', () => {
  test('GAME-01a esports and cockfight leave sports, codes nobody knows and empty categories are left out', () => {
    expect(sectionsOf({})).toEqual([
      ['RNG', ['E1']],
      ['LOTT', ['LOTT']],
      ['LIVE', ['L1']],
      ['SPORTS', ['S1']],
      ['ELOTT', ['TCG_LOTTO_VN']],
      ['ESPORTS', ['E1']],
      ['COCKFIGHT', ['DS88', 'SV3']],
    ]);
  });

  test('GAME-01b in a lottery-style list cockfight is the fifth section, right after sports', () => {
    const order = sectionsOf({ cockfightSection: true }).map(([gameType]) => gameType);
    expect(order.indexOf('COCKFIGHT')).toBe(4);
    expect(order[3]).toBe('SPORTS');
  });

  test('GAME-01b which providers are cockfight is configured', () => {
    expect(sectionsOf({ providers: { cockfight: ['S1'], esports: [] } })).toContainEqual(['COCKFIGHT', ['S1']]);
  });

  test('SAFE-05 what a brand does not offer is not shown as sports either', () => {
    const shown = sectionsOf({ off: ['COCKFIGHT'] });
    expect(JSON.stringify(shown)).not.toMatch(/DS88|SV3/);
  });

  test('GAME-01 categories that come first do, once', () => {
    expect(
      sectionsOf({ first: ['ELOTT', 'LIVE'] })
        .map(([gameType]) => gameType)
        .slice(0, 3),
    ).toEqual(['ELOTT', 'LIVE', 'RNG']);
  });

  test('GAME-01a esports vendors are those that the vendor list names so', () => {
    expect(esportsVendors([card('ESPORTS', 'E1'), card('SPORTS', 'S1')])).toEqual(['E1']);
  });

  test.each([
    ['rng', 'RNG'],
    ['COCKFIGHT', 'COCKFIGHT'],
    ['PROMO', undefined],
    ['', undefined],
  ])('GAME-01 the category of %j is %j', (code, category) => {
    expect(gameCategoryOf(code)).toBe(category);
  });

  test('SHELL-06 providers of RNG, PVP and FISH open a list', () => {
    expect((['RNG', 'PVP', 'FISH', 'LIVE', 'SPORTS'] as const).map(listsGames)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('GAME-05 where a game leads', () => {
  const game: Launchable = {
    vendor: 'N1_SLOT',
    vassalage: 'N1',
    gameCode: 'g1',
    defaultPlayType: undefined,
    opensList: false,
  };

  test.each([
    [game, { kind: 'game' }],
    [
      { ...game, opensList: true },
      { kind: 'list', vassalage: 'N1' },
    ],
    [
      { ...game, vendor: 'TCG_SEA', defaultPlayType: 'p' },
      { kind: 'lottery', query: { gameCode: 'g1', vendor: 'TCG_SEA', playType: 'p' } },
    ],
    [
      { ...game, vassalage: 'LOTT', gameCode: undefined, opensList: true },
      { kind: 'lottery', query: { vendor: 'LOTT' } },
    ],
  ])('GAME-05 %o', (given, place) => {
    expect(launchPlace(given)).toEqual(place);
  });
});

test('GAME-10 the prize mode follows the cards of the lottery category', () => {
  expect(prizeModeCode(prizeModeOf([card('LOTT', 'TCG_LOTTO_VN'), card('LOTT', 'LOTT')]))).toBe('ELOTT');
  expect(prizeModeCode(prizeModeOf([card('LOTT', 'TCG_SEA')]))).toBe('LOTT');
  expect(prizeModeOf([])).toBe('Lott');
});

test('GAME-02 BG is offered only in the languages that are configured', () => {
  expect(classificationsFor('ID', ['ID'])).toEqual(gameClassifications);
  expect(classificationsFor('EN', ['ID'])).toEqual(['SC', 'VP', 'TG', 'AC', 'JP']);
});

test('GAME-02e another list starts at page 1 with nothing searched or filtered', () => {
  expect(filterOfList('hot')).toEqual({
    list: 'hot',
    page: 1,
    search: '',
    classification: undefined,
    minBet: undefined,
  });
});
