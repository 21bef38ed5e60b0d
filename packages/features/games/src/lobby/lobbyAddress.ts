import {
  filterOfList,
  type GameFilter,
  type GameList,
  gameClassifications,
  gameLists,
  minBets,
} from '@marquee/domain/gameFilters';

/** The lists of an electronic-game page; games against others have rooms besides (GAME-08). */
export type LobbyList = GameList | 'rooms';
const LISTS: readonly LobbyList[] = [...gameLists, 'rooms'];

/** All that an electronic-game page shows, as its address says it (GAME-03). */
export interface LobbyState extends Omit<GameFilter, 'list'> {
  readonly list: LobbyList;
  /** vendor code; all without it */
  readonly vassalage: string | undefined;
}

/** As long as a name that is searched for may be; the platform takes no longer one. */
export const SEARCH_LENGTH = 100;
const LAST_PAGE = 100_000;

/** The platform's names of a list and its provider, then ours. */
const KEYS = {
  list: 'page',
  vassalage: 'vassalage',
  page: 'no',
  search: 'q',
  classification: 'kind',
  minBet: 'bet',
} as const;

/** Reads the address; what it does not say, or says wrongly, is as on a first visit: `first` is the list then shown. */
export function lobbyState(query: URLSearchParams, first: LobbyList = 'all'): LobbyState {
  const known = <T extends string>(key: string, values: readonly T[]) =>
    values.find((value) => value === query.get(key));
  const number = query.get(KEYS.page) ?? '';
  const page = /^\d+$/.test(number) ? Number(number) : 1;
  return {
    list: known(KEYS.list, LISTS) ?? first,
    vassalage: query.get(KEYS.vassalage) || undefined,
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
    search: (query.get(KEYS.search) ?? '').slice(0, SEARCH_LENGTH),
    classification: known(KEYS.classification, gameClassifications),
    minBet: known(KEYS.minBet, minBets),
  };
}

/** Writes the address: what is as on a first visit is left out, but the list that a tab leads to. */
export function lobbyQuery({ list, vassalage, page, search, classification, minBet }: LobbyState): string {
  const query = new URLSearchParams();
  query.set(KEYS.list, list);
  if (vassalage) query.set(KEYS.vassalage, vassalage);
  if (page > 1) query.set(KEYS.page, String(page));
  if (search) query.set(KEYS.search, search);
  if (classification) query.set(KEYS.classification, classification);
  if (minBet) query.set(KEYS.minBet, minBet);
  return `?${query}`;
}

/** Another list keeps the provider and nothing else (GAME-02). */
export function onList({ vassalage }: LobbyState, list: LobbyList): LobbyState {
  return { ...filterOfList('all'), list, vassalage };
}

/** Another filter begins at its first page. */
export function filtered(state: LobbyState, change: Partial<Omit<LobbyState, 'list' | 'page'>>): LobbyState {
  return { ...state, ...change, page: 1 };
}
