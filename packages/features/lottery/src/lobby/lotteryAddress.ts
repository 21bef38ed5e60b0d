import { type DrawDay, drawDays } from '@marquee/domain/lottery';

export const lotteryLists = ['all', 'fav', 'hot', 'recent'] as const;
export type LotteryList = (typeof lotteryLists)[number];

/** What of the lobby stands in the address (GAME-03). */
export interface LotteryState {
  readonly list: LotteryList;
  readonly tag: string | undefined;
  readonly day: DrawDay | undefined;
  readonly search: string;
}

export const SEARCH_LENGTH = 60;

/** Reads the address; what it cannot be is left out. */
export function lotteryState(query: URLSearchParams): LotteryState {
  const list = lotteryLists.find((one) => one === query.get('list')) ?? 'all';
  return {
    list,
    tag: list === 'all' ? query.get('tag') || undefined : undefined,
    day: drawDays.find((one) => String(one) === query.get('day')),
    search: (query.get('q') ?? '').slice(0, SEARCH_LENGTH),
  };
}

/** The address of a state, on the same page. */
export function lotteryQuery({ list, tag, day, search }: LotteryState): { search: string } {
  const query = new URLSearchParams();
  if (list !== 'all') query.set('list', list);
  if (tag) query.set('tag', tag);
  if (day) query.set('day', String(day));
  if (search) query.set('q', search);
  return { search: query.size > 0 ? `?${query}` : '' };
}

/** Another tag clears list and weekday (LOTT-02). */
export function onTag(state: LotteryState, tag: string | undefined): LotteryState {
  return { ...state, list: 'all', tag, day: undefined };
}

/** Another list clears tag and weekday (LOTT-02). */
export function onList(state: LotteryState, list: LotteryList): LotteryState {
  return { ...state, list, tag: undefined, day: undefined };
}
