import type { Client } from '@marquee/sdk/client';
import { memberInfo } from '@marquee/sdk/contract/member/info';
import type { LoginResult } from '@marquee/sdk/contract/session/loginResult';
import type { SessionControl } from '@marquee/state/session';
import { closeLogin, inNameOf } from '../login/finishLogin.ts';

/** What brings somebody in without a login of their own. */
export type AccountAnswer = Pick<LoginResult, 'token' | 'firstTimeLogin'>;

/**
 * Goes on with a token that a registration or a new password brought: the account is loaded in its name, then the person is
 * logged in (AUTH-16, AUTH-19). Throws what the call throws, and for an agent, whose way in is another door (AUTH-05); the
 * person is a visitor then, and may log in.
 */
export async function enterAccount(
  { client, session }: { client: Client; session: SessionControl },
  answer: AccountAnswer,
): Promise<void> {
  const { token, firstTimeLogin } = answer;
  const member = await inNameOf(answer, { session }, () => client.send(memberInfo, {}));
  const type = String(member.isAgent);
  if (session.roleOf(type) === 'agent') {
    closeLogin({ client, session }, answer);
    throw new Error('agents log in on their own side (AUTH-05)');
  }
  session.signIn({ token, type, account: member.account, firstLogin: firstTimeLogin });
}
