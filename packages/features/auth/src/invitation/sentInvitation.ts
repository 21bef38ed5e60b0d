import type { Client } from '@marquee/sdk/client';
import { affiliate } from '@marquee/sdk/contract/account/affiliate';
import { PlatformError } from '@marquee/sdk/errors';
import type { AppStore } from '@marquee/state/store';
import { type Invitation, invitationIn, recallInvitation } from './keptInvitation.ts';

/** Who invited the visitor: by this page's address, else by an earlier one (AUTH-14). */
export function invitationHere(
  { storage, clock }: Pick<AppStore, 'storage' | 'clock'>,
  days: number,
  address: { pathname: string; search: string },
): Invitation {
  return { ...recallInvitation(storage, clock.now(), days), ...invitationIn(address) };
}

/**
 * The codes that go along where no form could ask to correct them: one that the platform says is none is left out, since it
 * would only stand in the way.
 */
export async function soundInvitation(
  client: Client,
  { affiliateCode, ...invitation }: Invitation,
  domain: string,
  signal: AbortSignal,
): Promise<Invitation> {
  if (affiliateCode === undefined) return invitation;
  const sound = await client.send(affiliate, { code: affiliateCode, domain }, { signal }).then(
    ({ valid }) => valid,
    // some platforms refuse a wrong code outright; what could not be asked is left to the login itself
    (failure: unknown) => !(failure instanceof PlatformError && failure.kind === 'refused'),
  );
  return sound ? { ...invitation, affiliateCode } : invitation;
}
