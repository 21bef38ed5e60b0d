import { useBrand } from '@marquee/brand/provider';
import { permissionHead } from '@marquee/sdk/contract/firstHeads';
import { type Consent, useConsent } from '@marquee/state/consent';
import { useCall } from '@marquee/state/queries';
import { useAppStore } from '@marquee/state/value';
import { keepFocus } from '@marquee/ui/base/keepFocus';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { FooterPlace } from '../footer/FooterPlace.tsx';
import { choicePlace } from '../footer/places.ts';
import { type AnalyticsGlobal, analyticsAddress, followConsent, loadAnalytics } from './analytics.ts';
import { change } from './ConsentBar.css.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { consentMessages as messages } from './safety.messages.ts';

export interface MeasuringProps {
  /** nothing else is asked at this moment, and this page has room to ask */
  asks: boolean;
}

/**
 * Visits are measured where the brand or its platform says so, its pages may load what does it, and the visitor allows it
 * (SAFE-04). Where nothing would be loaded, nothing is asked.
 */
export function Measuring({ asks }: MeasuringProps) {
  const intl = useIntl();
  const { analytics, hosts } = useBrand();
  const { clock } = useAppStore();
  const [consent, decide] = useConsent();
  const [again, setAgain] = useState(false);
  const { data } = useCall(permissionHead, { host: location.hostname }, { staleMs: Number.POSITIVE_INFINITY });
  const gtagId = data?.info.analytics?.gtagId ?? analytics?.gtagId;
  const address = analyticsAddress(gtagId, hosts.script);
  useEffect(() => {
    if (address === null || !gtagId) return;
    const page = globalThis as AnalyticsGlobal;
    followConsent(consent === 'all', gtagId, page);
    if (consent === 'all') loadAnalytics(address, gtagId, document, page, clock);
  }, [consent, address, gtagId, clock]);
  if (address === null) return null;
  if (consent === null) {
    const onDecide = (answer: Consent) => {
      decide(answer);
      keepFocus();
    };
    return asks ? <ConsentBar again={again} onDecide={onDecide} /> : null;
  }
  return (
    <FooterPlace id={choicePlace}>
      <button
        type="button"
        className={change}
        onClick={() => {
          setAgain(true);
          decide(null);
        }}
      >
        {intl.formatMessage(messages.change)}
      </button>
    </FooterPlace>
  );
}
