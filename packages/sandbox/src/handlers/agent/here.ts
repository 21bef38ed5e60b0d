import type { Exchange } from '../../exchange.ts';
import { agentOf } from '../../people.ts';
import type { Platform } from '../../platform.ts';
import { Refusal } from '../../refusal.ts';
import { DAY_MS, type Interval, PLATFORM_ZONE } from '../../team/calendar.ts';
import type { Downline, Team } from '../../team/team.ts';
import { teamFrom, teamOf } from '../../team/team.ts';
import { enrol } from '../../team/wages.ts';
import { type AgentMessage, agentMessage } from './messages.ts';

const MAX_DAYS = 92;
const PAGE = 20;
const MAX_PAGE = 100;

/** An agent at the counter, with the team. */
export interface Here {
  readonly platform: Platform;
  readonly merchant: string;
  readonly username: string;
  readonly team: Team;
  /** what lists show of it: nobody, where everything is to be empty */
  readonly listed: readonly Downline[];
  /** an account as lists show it */
  shown(account: string): string;
}

/** @throws Refusal for whoever is no agent (section 6) */
export function hereOf(exchange: Exchange<unknown>): Here {
  const { platform, scenario } = exchange;
  const { merchant, username } = agentOf(exchange);
  enrol(platform, merchant, username);
  const team = teamOf(platform, merchant, username);
  return {
    platform,
    merchant,
    username,
    team,
    listed: scenario.empty ? teamFrom([]).list : team.list,
    shown: shownFor(exchange),
  };
}

/** Masked accounts, as long as they get where that is asked for. */
export function shownFor({ scenario }: Exchange<unknown>): (account: string) => string {
  return (account) => (scenario.longText ? account.replace('***', '*'.repeat(11)) : account);
}

export function refusal(name: AgentMessage, language: string, value?: unknown): Refusal {
  const code = `agent.${name}`;
  return new Refusal(agentMessage(name, language), { code, ...(value === undefined ? {} : { value }) });
}

/** @throws Refusal for a time that ends before it begins or is too long */
export function rangeOf({
  input,
  language,
}: Exchange<{ readonly startTime: number; readonly endTime: number }>): Interval {
  const { startTime: from, endTime: to } = input;
  // a day more: a range in a time zone whose clocks change can be an hour longer
  if (from < 0 || to <= from || to - from > (MAX_DAYS + 1) * DAY_MS) throw refusal('rangeInvalid', language);
  return { from, to };
}

/**
 * The time zone that parts a time into days.
 * @throws Refusal for what is none
 */
export function zoneOf({ input, language }: Exchange<{ readonly timeZone?: string | undefined }>): string {
  const { timeZone = PLATFORM_ZONE } = input;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw refusal('rangeInvalid', language);
  }
}

interface PageAsked {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** Cuts a page out of rows. */
export function page<Row>(rows: readonly Row[], { pageNo = 1, pageSize = PAGE }: PageAsked) {
  const size = Math.min(MAX_PAGE, Math.max(1, pageSize));
  const start = (Math.max(1, pageNo) - 1) * size;
  return {
    list: rows.slice(start, start + size),
    total: rows.length,
    totalPages: Math.ceil(rows.length / size),
  };
}

/** Those whose masked account has the text in it, or whose id it is. */
export function matching<Row extends { readonly id: string; readonly account: string }>(
  rows: readonly Row[],
  search = '',
): readonly Row[] {
  const sought = search.trim().toLowerCase();
  return sought === ''
    ? rows
    : rows.filter(({ id, account }) => id === sought || account.toLowerCase().includes(sought));
}

/** @throws Refusal for whoever is not in the team */
export function downlineAt({ team }: Here, id: string, language: string): Downline {
  const one = team.find(id);
  if (!one) throw refusal('downlineUnknown', language);
  return one;
}
