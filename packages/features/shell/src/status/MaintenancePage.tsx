import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { ServiceLink } from '@marquee/blocks/service/ServiceLink';
import { useBrand } from '@marquee/brand/provider';
import { useAction } from '@marquee/state/action';
import { Button } from '@marquee/ui/button/Button';
import { RefreshCw, Wrench } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { LegalLine } from '../footer/LegalLine.tsx';
import { BrandLogo } from '../header/BrandLogo.tsx';
import { FullPage, FullPageFact, FullPageText, FullPageWays } from './FullPage.tsx';
import { messages } from './status.messages.ts';

/** A page that is looked at asks by itself as often as this. */
const AGAIN_MS = 60_000;

export interface MaintenancePageProps {
  /** when the site is expected back, epoch ms; absent when the platform names no end */
  endTime?: number | undefined;
  /** asks the platform again; rejects when it cannot be asked */
  onRefresh(): Promise<unknown>;
}

/** Stands in for the whole app while the platform is under maintenance (SHELL-16, system status 1). */
export function MaintenancePage({ endTime, onRefresh }: MaintenancePageProps) {
  const intl = useIntl();
  const { name, timeZone } = useBrand();
  const [still, setStill] = useState(false);
  const asking = useAction(async () => {
    setStill(false);
    await onRefresh();
    // seen only when the site is still closed: the page has gone otherwise
    setStill(true);
  });
  const askUnseen = useEffectEvent(() => {
    // who waits is told nothing new by a check that fails
    if (document.visibilityState === 'visible') onRefresh().catch(() => {});
  });
  useEffect(() => {
    const timer = setInterval(() => askUnseen(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <FullPage
      stage="whole"
      logo={<BrandLogo size="page" alt={name} />}
      icon={<Wrench size={32} aria-hidden />}
      title={intl.formatMessage(messages.maintenanceTitle)}
      foot={<LegalLine />}
    >
      <FullPageText>{intl.formatMessage(messages.maintenanceText, { brand: name })}</FullPageText>
      <FullPageText>{intl.formatMessage(messages.maintenanceMoney)}</FullPageText>
      {endTime !== undefined && (
        <FullPageFact name={intl.formatMessage(messages.maintenanceEnd)}>
          <time dateTime={new Date(endTime).toISOString()}>
            {intl.formatDate(endTime, {
              timeZone,
              weekday: 'long',
              day: 'numeric',
              month: 'long',
              hour: 'numeric',
              minute: '2-digit',
              timeZoneName: 'short',
            })}
          </time>
        </FullPageFact>
      )}
      <FullPageWays>
        <Button
          kind="primary"
          icon={<RefreshCw size={18} aria-hidden />}
          busy={asking.pending}
          onClick={() => void asking.send(undefined)}
        >
          {intl.formatMessage(messages.refresh)}
        </Button>
        <ServiceLink />
      </FullPageWays>
      {asking.failure && <FailureNotice failure={asking.failure} />}
      <p role="status">{still && intl.formatMessage(messages.refreshing)}</p>
    </FullPage>
  );
}
