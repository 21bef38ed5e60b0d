import { type Action, useAction } from '@marquee/state/action';
import { useClient } from '@marquee/state/client';
import { chance } from '../form/chance.ts';
import { loadLoginCalls } from './loadLoginCalls.ts';
import type { Entrance, EntranceOutcome } from './useEntrance.ts';

/** Opens a trial account made on the spot (AUTH-03). */
export function useFreePlay(entrance: Entrance): Action<undefined, EntranceOutcome> {
  const client = useClient();
  return useAction(async (_: undefined, signal) => {
    const asked = { os: osOf(navigator.userAgent), platform: 'W', random: chance() } as const;
    const { freePlay } = await loadLoginCalls();
    const answer = await client.send(freePlay, asked, { signal });
    return entrance.arrive(answer, { method: 'trial' }, signal);
  });
}

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11|CrOS/],
] as const;

/** The visitor's system by what the browser says of itself. */
export function osOf(userAgent: string): string {
  return SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Other';
}
