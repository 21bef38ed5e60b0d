import type { Exchange } from '../exchange.ts';
import type { AccountRecord } from './record.ts';

/** Opens a session of an account, by whichever way somebody proved that it is theirs (AUTH-07). */
export function enter(
  { platform, merchant, ip, scenario }: Exchange<unknown>,
  username: string,
  record: AccountRecord,
): { token: string; firstTimeLogin: boolean; passwordExpired: boolean; ipUnregistered?: true } {
  const { firstLogin, passwordExpired } = record;
  const kept = platform.keptAccount(merchant, username);
  if (kept) {
    kept.firstLogin = false;
    kept.lastLogin = { at: platform.now(), ip };
  }
  const token = platform.openSession(merchant, username);
  const answer = { token, firstTimeLogin: firstLogin, passwordExpired };
  if (scenario.unregisteredIp !== true || record.kind === 'trial' || record.ips?.includes(ip)) return answer;
  const session = platform.session(merchant, token);
  if (session) session.record.pending = true;
  platform.changed();
  return { ...answer, ipUnregistered: true };
}
