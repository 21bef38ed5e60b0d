import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { useBrand } from '@marquee/brand/provider';
import type { PhoneSignInControl } from './usePhoneSignIn.ts';

const PhoneCheckDialog = lazyScreen(() => import('./PhoneCheckDialog.tsx').then((m) => m.PhoneCheckDialog), {
  pending: null,
});

/** Shows the phone service's human check while it is open; loaded with the first one (AUTH-18). */
export function PhoneCheck({ phone: { check } }: { phone: Pick<PhoneSignInControl, 'check'> }) {
  const { phoneSignIn } = useBrand();
  if (!check || !phoneSignIn) return null;
  const { siteKey, end, without } = check;
  return <PhoneCheckDialog checkUrl={phoneSignIn.checkUrl} siteKey={siteKey} onEnd={end} onWithout={without} />;
}
