import { drawsOn, nameHolds } from '@marquee/domain/lottery';
import { prizeModeCode, prizeModeOf } from '@marquee/domain/prizeMode';
import { gameVendors } from '@marquee/sdk/contract/games/vendors';
import type { LotteryGame, LotteryMenu } from '@marquee/sdk/contract/lottery/game';
import { lotteryMenus } from '@marquee/sdk/contract/lottery/menu';
import { popularLotteries } from '@marquee/sdk/contract/lottery/popular';
import { recentLotteries } from '@marquee/sdk/contract/lottery/recent';
import type { PlatformError } from '@marquee/sdk/errors';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { useMemo } from 'react';
import type { LotteryState } from './lotteryAddress.ts';
import { type Arrival, useArrival } from './useArrival.ts';

const HOT = 20;
const RECENT = 100;
const DEVICE = 'WEB';

/** A lottery, and when what is known of it came. */
export interface TimedGame extends LotteryGame {
  readonly arrival: Arrival;
}

/** The lotteries of a list, or why they are not there. */
export interface LotteriesAnswer {
  readonly menus: readonly LotteryMenu[] | undefined;
  /** nothing while they are on their way */
  readonly games: readonly TimedGame[] | undefined;
  /** as the platform listed them, before anything was narrowed down */
  readonly listed: readonly TimedGame[] | undefined;
  readonly error: PlatformError | null;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** How prizes are reckoned: by which cards the lottery category holds (GAME-10). */
export function usePrizeMode(): string | undefined {
  const [language] = useLanguage();
  const { data, error } = useCall(gameVendors, { language });
  if (!data && !error) return undefined;
  return prizeModeCode(prizeModeOf(data?.filter(({ gameType }) => gameType === 'ELOTT') ?? []));
}

/** The lotteries that the lobby's state asks for (LOTT-01). */
export function useLotteries(
  { list, tag, day, search }: LotteryState,
  marked: ReadonlySet<string>,
  vendor: string | undefined,
): LotteriesAnswer {
  const mode = usePrizeMode();
  const asked = { prizeMode: mode ?? '', device: DEVICE } as const;
  const ready = mode !== undefined;
  const menus = useCall(lotteryMenus, asked, { enabled: ready });
  const hot = useCall(popularLotteries, { count: HOT }, { enabled: list === 'hot' });
  const recent = useCall(recentLotteries, { ...asked, recentCount: RECENT }, { enabled: ready && list === 'recent' });
  const answer = list === 'hot' ? hot : list === 'recent' ? recent : menus;
  const { arrival, asking } = useArrival(answer.data, answer.dataUpdatedAt, answer.isFetching);

  const listed = useMemo(() => {
    if (!answer.data || !arrival) return undefined;
    const whole = answer.data.list.flatMap((entry) => ('gameMenus' in entry ? entry.gameMenus : [entry]));
    // a lottery may stand in several menus
    const once = [...new Map(whole.map((game) => [game.gameCode, game])).values()];
    return once.map((game) => ({ ...game, arrival })).filter((game) => !vendor || game.vendor === vendor);
  }, [answer.data, arrival, vendor]);

  const games = useMemo(() => {
    const inTag = new Set(menus.data?.list.find((menu) => menu.tag === tag)?.gameMenus.map((game) => game.gameCode));
    return listed?.filter(
      (game) =>
        (list !== 'fav' || marked.has(game.gameCode)) &&
        (tag === undefined || inTag.has(game.gameCode)) &&
        (day === undefined || drawsOn(game.drawDayOfWeek, day)) &&
        nameHolds(game.remark, search),
    );
  }, [listed, menus.data, list, marked, tag, day, search]);

  return {
    menus: menus.data?.list,
    games,
    listed,
    error: answer.error,
    retrying: answer.isFetching,
    retry: () => {
      asking();
      void answer.refetch();
    },
  };
}
