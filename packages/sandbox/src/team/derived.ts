import type { Platform } from '../platform.ts';
import { seeded } from '../random.ts';

/** The agent whose team follows from the seed. */
export const TEAM_AGENT = 'demoagent';
/** The member of the demo who stands directly below that agent. */
export const TEAM_MEMBER = 'demomember';

const SIZE = 180;
const DIRECT = 30;
const DEEPEST = 4;
const FIRST_JOINED = Date.UTC(2025, 0, 6, 1);
const LAST_JOINED = Date.UTC(2026, 3, 28, 1);
const LETTERS = 'abcdefghijklmnoprstuvwyz';

/** A downline that nobody made: it follows from the seed. */
export interface Derived {
  readonly id: string;
  readonly account: string;
  readonly kind: 'agent' | 'member';
  readonly level: number;
  /** empty = directly below the agent */
  readonly uplineId: string;
  readonly joinedAt: number;
  /** what part of the upline's rates it has, 0 to 1 */
  readonly share: number;
  /** in whole cents */
  readonly opening: number;
}

const made = new WeakMap<Platform, Map<string, readonly Derived[]>>();

/** The derived team of a merchant; the same for the same seed. */
export function derivedTeam(platform: Platform, merchant: string): readonly Derived[] {
  const teams = made.get(platform) ?? new Map<string, readonly Derived[]>();
  made.set(platform, teams);
  const team = teams.get(merchant) ?? derive(platform.seed, merchant);
  teams.set(merchant, team);
  return team;
}

function derive(seed: number, merchant: string): readonly Derived[] {
  const random = seeded('team', seed, merchant);
  const below = (most: number) => Math.floor(random() * most);
  const accounts = new Set<string>();
  const team: Derived[] = [];
  for (let index = 0; index < SIZE; index += 1) {
    let account = '';
    do {
      account = `${LETTERS[below(LETTERS.length)]}${LETTERS[below(LETTERS.length)]}***${String(below(100)).padStart(2, '0')}`;
    } while (accounts.has(account));
    accounts.add(account);
    const candidates = team.filter(({ kind, level }) => kind === 'agent' && level < DEEPEST);
    const upline = index < DIRECT ? undefined : candidates[below(candidates.length)];
    const level = upline ? upline.level + 1 : 1;
    const earliest = upline?.joinedAt ?? FIRST_JOINED;
    team.push({
      id: `7${String(index).padStart(3, '0')}${String(below(100_000)).padStart(5, '0')}`,
      account,
      // the first is an agent, so that those below have somewhere to stand
      kind: index === 0 || (level < DEEPEST && random() < 0.3) ? 'agent' : 'member',
      level,
      uplineId: upline?.id ?? '',
      joinedAt: earliest + Math.floor(random() * (LAST_JOINED - earliest)),
      share: random(),
      opening: below(2_500_000),
    });
  }
  return team;
}
