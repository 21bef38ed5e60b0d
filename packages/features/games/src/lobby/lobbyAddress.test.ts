import { describe, expect, test } from 'vitest';
import { filtered, type LobbyState, lobbyQuery, lobbyState, onList } from './lobbyAddress.ts';

const first: LobbyState = {
  list: 'all',
  vassalage: undefined,
  page: 1,
  search: '',
  classification: undefined,
  minBet: undefined,
};
const busy: LobbyState = {
  list: 'hot',
  vassalage: 'LWK',
  page: 4,
  search: 'koi & ngọc',
  classification: 'JP',
  minBet: '0.1',
};
const read = (query: string) => lobbyState(new URLSearchParams(query));

describe('the address of a lobby', () => {
  test.each([first, busy])('GAME-03 says all that is shown: %o', (state) => {
    expect(read(lobbyQuery(state))).toEqual(state);
  });

  test('GAME-03 bears the list and the provider by the names that the platform’s pages use', () => {
    expect(lobbyQuery({ ...first, list: 'fav', vassalage: 'LWK' })).toBe('?page=fav&vassalage=LWK');
  });

  test.each(['', 'page=everything&no=0&kind=XX&bet=7', 'no=-1', 'no=1.5', 'no=1e9', 'no=abc'])(
    'what nobody can mean is as on a first visit: %s',
    (query) => {
      expect(read(query)).toEqual(first);
    },
  );

  test('GAME-02 another list clears page, search and filters', () => {
    expect(onList(busy, 'recent')).toEqual({ ...first, list: 'recent', vassalage: 'LWK' });
  });

  test('another filter begins at its first page', () => {
    expect(filtered(busy, { minBet: undefined })).toEqual({ ...busy, minBet: undefined, page: 1 });
  });
});
