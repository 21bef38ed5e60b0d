import { useBrand } from '@marquee/brand/provider';
import { Button } from '@marquee/ui/button/Button';
import { RefreshCw, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BrandLogo } from '../header/BrandLogo.tsx';
import { FullPage, FullPageFact, FullPageText, FullPageWays } from './FullPage.tsx';
import { ServiceLink } from './ServiceLink.tsx';
import { messages } from './status.messages.ts';

export interface MaintenancePageProps {
  /** when the site is expected back, epoch ms; absent when the platform names no end */
  endTime?: number | undefined;
  /** asks the platform again */
  onRefresh(): Promise<unknown>;
}

/** Stands in for the whole app while the platform is under maintenance (SHELL-16, system status 1). */
export function MaintenancePage({ endTime, onRefresh }: MaintenancePageProps) {
  const intl = useIntl();
  const { name, timeZone } = useBrand();
  const [asked, setAsked] = useState<'not' | 'asking' | 'still'>('not');
  async function refresh() {
    setAsked('asking');
    await onRefresh();
    // reached only when the site is still closed: the page has gone otherwise
    setAsked('still');
  }
  return (
    <FullPage
      stage="whole"
      logo={<BrandLogo size="page" alt={name} />}
      icon={<Wrench size={32} aria-hidden />}
      title={intl.formatMessage(messages.maintenanceTitle)}
    >
      <FullPageText>
        {intl.formatMessage(messages.maintenanceText, { brand: name })} {intl.formatMessage(messages.maintenanceMoney)}
      </FullPageText>
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
          busy={asked === 'asking'}
          onClick={() => void refresh()}
        >
          {intl.formatMessage(messages.refresh)}
        </Button>
        <ServiceLink />
      </FullPageWays>
      <p role="status">{asked === 'still' && intl.formatMessage(messages.refreshing)}</p>
    </FullPage>
  );
}
