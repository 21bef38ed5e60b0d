import type { GameEntry } from './useOpenGame.ts';

/** Reads the name that a page of this site gave along to the page of a game; a history entry may be of an older release. */
export function entryName(state: unknown): GameEntry['name'] | undefined {
  return typeof state === 'object' && state !== null && 'name' in state && typeof state.name === 'string'
    ? state.name
    : undefined;
}
