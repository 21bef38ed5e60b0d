import type { Platform } from '../platform.ts';
import type { Link } from '../team/state.ts';
import type { AccountRecord } from './record.ts';

/** What leads to the demo agent from the start. */
const DEMO_CODE = 'NORTH24';
const DEMO_AGENT = 'demoagent';

/** Who gets whoever registers with a code. */
export interface Affiliate {
  readonly agent: string;
  readonly link?: Link;
}

/** The agent whose affiliate code this is, in whatever case it was typed; links of the register centre count too. */
export function affiliateOf({ state, now }: Platform, merchant: string, code: string): Affiliate | undefined {
  const wanted = code.trim().toUpperCase();
  if (wanted === DEMO_CODE) return { agent: DEMO_AGENT };
  const link = state.team.links.find((one) => one.merchant === merchant && one.code.toUpperCase() === wanted);
  if (!link || (link.expiresAt !== undefined && link.expiresAt <= now())) return undefined;
  return { agent: link.agent, link };
}

/** Puts a new account below the agent; a link says of which kind it is, and at which rates it plays (AGNT-02). */
export function join(platform: Platform, merchant: string, username: string, record: AccountRecord, by: Affiliate) {
  const { agent, link } = by;
  record.upline = agent;
  if (!link) return;
  record.kind = link.kind;
  link.registered += 1;
  const { kind, rates } = link;
  platform.state.team.opened[`${merchant}/${username}`] = { upline: agent, kind, openedAt: platform.now(), rates };
}
