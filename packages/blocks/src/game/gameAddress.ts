import { lotteryVendors, socialVendors } from '@marquee/domain/gameTypes';
import type { Game } from '@marquee/sdk/contract/games/game';

/** What names a game to the page that starts it; a provider's own lobby has no `nodeId`. */
export type LaunchTarget = Pick<Game, 'vassalage' | 'gameType'> & {
  readonly nodeId?: string | undefined;
  readonly vendor?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly roomId?: string | undefined;
};

/** Where games are started (SHELL-01). */
export const GAME_PAGE = '/game';
/** Where the games of a social platform are (SHELL-01). */
export const SOCIAL_PAGE = '/fbsports';

const FIELDS = ['nodeId', 'vassalage', 'vendor', 'gameType', 'gameCode', 'roomId'] as const;

/** The address that starts a game: all there is to know stands in it, so that a reload or a shared link starts the same. */
export function gameAddress(target: LaunchTarget): string {
  const query = new URLSearchParams();
  for (const field of FIELDS) if (target[field]) query.set(field, target[field]);
  return `${socialVendors.includes(target.vassalage) ? SOCIAL_PAGE : GAME_PAGE}?${query}`;
}

/** Where a provider that is launched itself leads: a lottery's games are on their own page (GAME-05, GAME-08). */
export function providerAddress({ vassalage, gameType }: Pick<Game, 'vassalage' | 'gameType'>): string {
  if (lotteryVendors.includes(vassalage)) return `/lottery?${new URLSearchParams({ vendor: vassalage })}`;
  return gameAddress({ vassalage, gameType });
}

/** Reads such an address; `otherwise`, or nothing, when it names neither a game nor a provider's lobby. */
export function launchTarget(query: URLSearchParams, otherwise?: LaunchTarget): LaunchTarget | undefined {
  const read = (field: (typeof FIELDS)[number]) => query.get(field) ?? undefined;
  const [vassalage, gameType] = [read('vassalage'), read('gameType')];
  if (vassalage === undefined || gameType === undefined) return otherwise;
  const optional = (['nodeId', 'vendor', 'gameCode', 'roomId'] as const).map((field) => [field, read(field)]);
  return { vassalage, gameType, ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)) };
}
