import { bound, type Platform } from '../platform.ts';
import type { Launch } from './state.ts';

const LIFE_MS = 12 * 60 * 60_000;
const MAX_LAUNCHES = 500;
const MAX_RECENT = 100;
const MAX_MEMBERS = 1000;

/** Opens the page for a member; the mark in its address stands for the session. */
export function openLaunch(platform: Platform, launch: Omit<Launch, 'at'>): string {
  const { launches } = platform.state.lottery;
  const mark = platform.hex(16);
  launches[mark] = { ...launch, at: platform.now() };
  bound(launches, MAX_LAUNCHES);
  platform.changed();
  return mark;
}

/** Whose page it is, as long as the session it was opened from is. */
export function launchOf(platform: Platform, mark: string): Launch | undefined {
  const { launches } = platform.state.lottery;
  const launch = Object.hasOwn(launches, mark) ? launches[mark] : undefined;
  if (!launch || platform.now() - launch.at >= LIFE_MS) return undefined;
  return platform.session(launch.merchant, launch.session) ? launch : undefined;
}

const keyOf = (merchant: string, username: string) => `${merchant}/${username}`;

/** Notes that a lottery was opened. */
export function noteOpened(platform: Platform, merchant: string, username: string, code: string): void {
  const { recent } = platform.state.lottery;
  const others = recentOf(platform, merchant, username).filter((other) => other !== code);
  recent[keyOf(merchant, username)] = [code, ...others].slice(0, MAX_RECENT);
  bound(recent, MAX_MEMBERS);
  platform.changed();
}

/** Codes of the lotteries that a member opened, newest first. */
export function recentOf({ state }: Platform, merchant: string, username: string): readonly string[] {
  const key = keyOf(merchant, username);
  return (Object.hasOwn(state.lottery.recent, key) ? state.lottery.recent[key] : undefined) ?? [];
}
