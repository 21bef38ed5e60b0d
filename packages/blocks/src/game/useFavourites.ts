import { addFavourite } from '@marquee/sdk/contract/games/addFavourite';
import { favouriteIds } from '@marquee/sdk/contract/games/favouriteIds';
import { favourites } from '@marquee/sdk/contract/games/favourites';
import type { Game } from '@marquee/sdk/contract/games/game';
import { removeFavourite } from '@marquee/sdk/contract/games/removeFavourite';
import { useClient } from '@marquee/state/client';
import { useCall } from '@marquee/state/queries';
import { callKey } from '@marquee/state/queryKeys';
import { currentSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { useMemo, useRef, useState } from 'react';
import { useGate } from '../gate/useGate.ts';
import { useStable } from './useStable.ts';

/** Marks change through `toggle` alone, so what was read holds for a while. */
const KEPT_MS = 5 * 60_000;
const NONE: ReadonlySet<string> = new Set();

type Markable = Pick<Game, 'nodeId' | 'vendor' | 'gameType'>;

/** The member's favourites. */
export interface Favourites {
  readonly marked: ReadonlySet<string>;
  /** games whose mark is being changed */
  readonly changing: ReadonlySet<string>;
  /** the last change that was not made, and why; `null` = it was */
  readonly failed: { readonly game: Markable; readonly why: unknown } | null;
  /** marks a game or takes its mark away; the same function at every render */
  readonly toggle: (game: Markable) => void;
}

/**
 * Reads and changes favourites (GAME-04): a mark changes when the platform has said so, and stays as it was when it says
 * no. A visitor is asked to log in first; a trial account has none (AUTH-23).
 */
export function useFavourites(): Favourites {
  const app = useAppStore();
  const client = useClient();
  const gate = useGate();
  const { data } = useCall(favouriteIds, {}, { staleMs: KEPT_MS });
  const marked = useMemo(() => new Set(data), [data]);
  const [changing, setChanging] = useState(NONE);
  const [failed, setFailed] = useState<Favourites['failed']>(null);
  // state would still be the old one in a second click of the same frame (C19)
  const running = useRef(new Set<string>());

  const change = async (game: Markable) => {
    const { nodeId, vendor, gameType } = game;
    if (running.current.has(nodeId)) return;
    running.current.add(nodeId);
    setChanging(new Set(running.current));
    const session = currentSession(app);
    const key = callKey(favouriteIds, {}, '', session.kind === 'visitor' ? 'visitor' : session.serial);
    const remove = app.queries.getQueryData<string[]>(key)?.includes(nodeId) ?? false;
    try {
      await client.send(remove ? removeFavourite : addFavourite, { nodeId, vendor, gameType });
      // an answer on its way may be of before
      await app.queries.cancelQueries({ queryKey: key });
      app.queries.setQueryData<string[]>(key, (ids) => {
        const others = ids?.filter((id) => id !== nodeId);
        return remove ? others : others && [nodeId, ...others];
      });
      if (app.queries.getQueryData(key) === undefined) await app.queries.invalidateQueries({ queryKey: key });
      await app.queries.invalidateQueries({ queryKey: [favourites.id], refetchType: 'none' });
      setFailed(null);
    } catch (why) {
      setFailed({ game, why });
    } finally {
      running.current.delete(nodeId);
      setChanging(new Set(running.current));
    }
  };
  const toggle = useStable((game: Markable) => gate('real', () => void change(game)));
  return { marked, changing, failed, toggle };
}
