import { useBrand } from '@marquee/brand/provider';
import { reminderMinutes } from '@marquee/domain/reminder';
import { safetySettings } from '@marquee/sdk/contract/safety/settings';
import { useCall } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { ownKey } from '@marquee/state/storage';
import { useAppStore } from '@marquee/state/value';
import { browserTimers, type Timers } from '@marquee/ui/base/timers';
import { useEffect, useEffectEvent, useState } from 'react';

const MINUTE = 60_000;
/** Looks so often whether it is time: a timer of an hour would lose the time that a device sleeps. */
const LOOK_MS = 15_000;
const KEY = ownKey('play');

/**
 * When the session began and when it was last spoken of, epoch ms: of all tabs that share it, so that a game at a tab of its
 * own is counted on. Of one token alone, so that another session begins anew.
 */
interface Play {
  readonly token: string;
  readonly since: number;
  readonly told: number;
}

function parse(text: string): Play | undefined {
  const value: unknown = JSON.parse(text);
  const { token, since, told } = (value ?? {}) as Partial<Record<keyof Play, unknown>>;
  if (typeof token !== 'string' || typeof since !== 'number' || typeof told !== 'number') return undefined;
  return { token, since, told };
}

/** A token is not written a second time: a number made from it tells sessions apart. */
const markOf = (token: string) =>
  String([...token].reduce((mark, char) => (Math.imul(mark, 31) + (char.codePointAt(0) ?? 0)) | 0, 0));

/**
 * Whether it is time to remind a member of the time played (SAFE-02), and how many minutes it was. The interval is the
 * brand's, or the member's own where that is shorter.
 */
export function useRealityCheck(timers: Pick<Timers, 'setInterval' | 'clearInterval'> = browserTimers) {
  const { storage, clock } = useAppStore();
  const session = useSession();
  const { realityCheckMinutes } = useBrand().legal;
  const member = session.kind !== 'visitor';
  const own = useCall(safetySettings, {}, { enabled: member }).data?.realityCheckMinutes;
  const every = reminderMinutes(realityCheckMinutes, own);
  const [played, setPlayed] = useState<number | null>(null);

  const read = (): Play | undefined => {
    if (session.kind === 'visitor') return undefined;
    const token = markOf(session.token);
    const kept = storage.local.read(KEY, parse);
    if (kept?.token === token) return kept;
    const now = clock.now();
    return write({ token, since: now, told: now });
  };
  const write = (play: Play) => {
    storage.local.write(KEY, JSON.stringify(play));
    return play;
  };
  const look = useEffectEvent(() => {
    const play = read();
    const now = clock.now();
    const due = play && every !== undefined && now - play.told >= every * MINUTE;
    setPlayed(due ? Math.floor((now - play.since) / MINUTE) : null);
  });
  const serial = session.kind === 'visitor' ? null : session.serial;
  useEffect(() => {
    if (serial === null || every === undefined) return;
    look();
    const timer = timers.setInterval(() => look(), LOOK_MS);
    const off = new AbortController();
    // answered at another tab
    addEventListener('storage', ({ key }) => key === KEY && look(), { signal: off.signal });
    return () => {
      timers.clearInterval(timer);
      off.abort();
    };
  }, [serial, every, timers]);

  return {
    /** minutes since the login, when it is time to say so */
    played: member ? played : null,
    told() {
      const play = read();
      if (play) write({ ...play, told: clock.now() });
      setPlayed(null);
    },
  };
}
