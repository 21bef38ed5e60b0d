import { providerAddress } from '@marquee/blocks/game/gameAddress';
import { useOpenGame } from '@marquee/blocks/game/useOpenGame';
import { categoryPath, type GameCategory, listsGames } from '@marquee/domain/gameTypes';
import type { MouseEvent } from 'react';

/** What a link to a provider needs to know of it. */
export interface LinkedProvider {
  readonly vassalage: string;
  readonly gameType: string;
  readonly displayName: string;
}

/**
 * Where a provider leads (SHELL-06): of RNG, PVP and FISH to the page of its games with it chosen, of another category into
 * its own lobby, for which a visitor is asked to log in.
 */
export function useProviderLink() {
  const open = useOpenGame();
  return (category: GameCategory, { vassalage, gameType, displayName }: LinkedProvider) => {
    if (listsGames(category)) return { to: `${categoryPath(category)}?${new URLSearchParams({ vassalage })}` };
    const to = providerAddress({ vassalage, gameType });
    return { to, onClick: (event: MouseEvent) => open(event, to, displayName) };
  };
}
