import type { Client } from '@marquee/sdk/client';
import { memberInfo } from '@marquee/sdk/contract/member/info';
import type { SessionControl } from '@marquee/state/session';
import { inNameOf } from '../login/finishLogin.ts';

/**
 * Goes on with a token that a registration or a new password brought: the account is loaded in its name, then the person is
 * logged in (AUTH-16, AUTH-19). Throws what the call throws; the person is a visitor then, and may log in.
 */
export async function enterAccount(
  { client, session }: { client: Client; session: SessionControl },
  answer: { token: string; firstTimeLogin: boolean },
): Promise<void> {
  const { token, firstTimeLogin } = answer;
  const member = await inNameOf(answer, { session }, () => client.send(memberInfo, {}));
  session.signIn({ token, type: String(member.isAgent), account: member.account, firstLogin: firstTimeLogin });
}
