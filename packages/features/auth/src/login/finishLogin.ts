import type { Role } from '@marquee/domain/roles';
import type { Client } from '@marquee/sdk/client';
import type { LoginResult } from '@marquee/sdk/contract/session/login';
import type { SessionControl, SignInResult } from '@marquee/state/session';
import { isUnsure } from '../form/steadyClient.ts';
import { type AfterLogin, decideAfterLogin, type LoginMethod } from './afterLogin.ts';
import { loadLoginCalls } from './loadLoginCalls.ts';

/** Members and trial accounts log in on one side, agents on the other (AUTH-05). */
export type LoginSide = 'member' | 'agent';

/** How a login was made. */
export interface LoginManner {
  readonly method: LoginMethod;
  /** what was typed as the password; in memory only */
  readonly password?: string | undefined;
}

export interface FinishOptions extends LoginManner {
  readonly side: LoginSide;
  /** a code opened it that is used up */
  readonly byCode?: boolean;
}

export interface LoginTools {
  readonly client: Client;
  readonly session: SessionControl;
  /** an expired password must be changed at once */
  readonly forced: boolean;
}

export type FinishedLogin =
  | { readonly kind: 'accepted'; readonly result: SignInResult; readonly after: AfterLogin }
  | { readonly kind: 'wrongSide' };

/**
 * The order of AUTH-07: once a login is accepted, the account is loaded in its name, and only then somebody may be logged
 * in. Whatever fails on the way leaves a visitor, and the session that was opened is closed in the background; only what a
 * code opened stays open for another try where the network failed, for a code is good once. Failures of the calls are
 * thrown as they are.
 */
export async function finishLogin(
  tools: LoginTools,
  answer: LoginResult,
  { method, password = '', side, byCode = method === 'sms' }: FinishOptions,
  signal: AbortSignal,
): Promise<FinishedLogin> {
  const { client, session, forced } = tools;
  let useful = false;
  try {
    const { memberInfo } = await loadLoginCalls();
    const member = await inNameOf(answer, tools, () => client.send(memberInfo, {}, { signal }));
    const type = String(member.isAgent);
    if (!belongs(session.roleOf(type), side)) return { kind: 'wrongSide' };
    const after = decideAfterLogin(answer, { password, method, forced });
    const { passwordChange, firstLogin } = after;
    useful = true;
    return {
      kind: 'accepted',
      result: { token: answer.token, type, account: member.account, passwordChange, firstLogin },
      after,
    };
  } catch (failure) {
    useful = byCode && isUnsure(failure);
    throw failure;
  } finally {
    if (!useful) closeLogin(tools, answer);
  }
}

/** Ends a session that nobody will use; if the platform cannot be told, it runs out by itself. */
export function closeLogin(tools: Pick<LoginTools, 'client' | 'session'>, answer: Pick<LoginResult, 'token'>): void {
  loadLoginCalls()
    .then(({ logout }) => inNameOf(answer, tools, () => tools.client.send(logout, {})))
    .catch(() => {});
}

/** Sends a call with the token of a login that is not complete; it takes the token along as it leaves. */
export function inNameOf<T>(
  { token }: Pick<LoginResult, 'token'>,
  { session }: Pick<LoginTools, 'session'>,
  send: () => Promise<T>,
): Promise<T> {
  session.begin(token);
  try {
    return send();
  } finally {
    session.abandon();
  }
}

function belongs(role: Role, side: LoginSide): boolean {
  return (role === 'agent') === (side === 'agent');
}
