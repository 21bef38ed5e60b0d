import { useBrand } from '@marquee/brand/provider';
import { affiliate } from '@marquee/sdk/contract/account/affiliate';
import { useLocation } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { useAppStore } from '@marquee/state/value';
import { useState } from 'react';
import type { Invitation } from './keptInvitation.ts';
import { namesNoCode } from './namesNoCode.ts';
import { invitationHere } from './sentInvitation.ts';

export interface CheckedInvitation extends Invitation {
  /** what the platform says of the affiliate code: `unknown` when it could not be asked, and `none` without one */
  readonly state: 'none' | 'checking' | 'valid' | 'invalid' | 'unknown';
}

/** Who invited the visitor, by this page's address or an earlier one, and whether the agent's code is one (AUTH-14). */
export function useInvitation(domain: string): CheckedInvitation {
  const app = useAppStore();
  const { referralDays } = useBrand();
  const location = useLocation();
  const [invitation] = useState<Invitation>(() => invitationHere(app, referralDays, location));
  const [spoilt] = useState(() => namesNoCode(location));
  const code = invitation.affiliateCode;
  const { data, error } = useCall(affiliate, { code: code ?? '', domain }, { enabled: code !== undefined });
  return {
    ...invitation,
    state: code === undefined ? (spoilt ? 'invalid' : 'none') : stateOf(data?.valid, error?.kind),
  };
}

function stateOf(valid: boolean | undefined, failed: string | undefined): CheckedInvitation['state'] {
  if (valid !== undefined) return valid ? 'valid' : 'invalid';
  if (failed === undefined) return 'checking';
  // some platforms refuse a wrong code outright
  return failed === 'refused' ? 'invalid' : 'unknown';
}
