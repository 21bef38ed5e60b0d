import type { HumanProof } from '@marquee/blocks/human/humanCheck';
import type { Role } from '@marquee/domain/roles';
import type { Client } from '@marquee/sdk/client';
import { memberInfo } from '@marquee/sdk/contract/member/info';
import { type LoginInput, login } from '@marquee/sdk/contract/session/login';
import { logout } from '@marquee/sdk/contract/session/logout';
import type { SessionControl } from '@marquee/state/session';
import { decideAfterLogin } from './afterLogin.ts';

/** Members and trial accounts log in on one side, agents on the other (AUTH-05). */
export type LoginSide = 'member' | 'agent';

export interface LoginRequest {
  username: string;
  password: string;
  captcha?: string | undefined;
  /** in the captcha's place, or besides (AUTH-22, C06) */
  humanCheck?: HumanProof | undefined;
  side: LoginSide;
}

export type LoginOutcome = { kind: 'signedIn' } | { kind: 'wrongSide' };

/**
 * The order of AUTH-07: the login is accepted, the account is loaded in its name, and only then is the person logged in.
 * Whatever fails on the way leaves a visitor, and the session that was opened is closed in the background: it is of no use
 * to anybody, and if it cannot be closed, it runs out by itself. Failures of the calls are thrown as they are.
 */
export async function completeLogin(
  { client, session, forced }: { client: Client; session: SessionControl; forced: boolean },
  request: LoginRequest,
  signal: AbortSignal,
): Promise<LoginOutcome> {
  const answer = await client.send(login, payload(request), { signal });
  session.begin(answer.token);
  let useful = false;
  try {
    const member = await client.send(memberInfo, {}, { signal });
    const type = String(member.isAgent);
    if (!belongs(session.roleOf(type), request.side)) return { kind: 'wrongSide' };
    const { passwordChange } = decideAfterLogin(answer, { password: request.password, method: 'username', forced });
    session.signIn({ token: answer.token, type, account: member.account, passwordChange });
    useful = true;
    return { kind: 'signedIn' };
  } finally {
    // takes the token along as it leaves, and goes on although the form may be gone
    if (!useful) client.send(logout, {}).catch(() => {});
    session.abandon();
  }
}

function payload({ username, password, captcha, humanCheck, side }: LoginRequest): LoginInput {
  return {
    username,
    password,
    type: 'username',
    ...(captcha !== undefined && { captcha }),
    ...(humanCheck && { humanCheck }),
    ...(side === 'agent' && { agent: true }),
  };
}

function belongs(role: Role, side: LoginSide): boolean {
  return (role === 'agent') === (side === 'agent');
}
