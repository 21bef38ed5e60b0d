import { ServiceLink } from '@marquee/blocks/service/ServiceLink';
import { useBrand } from '@marquee/brand/provider';
import { MapPinOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { LegalLine } from '../footer/LegalLine.tsx';
import { BrandLogo } from '../header/BrandLogo.tsx';
import { FullPage, FullPageFact, FullPageText, FullPageWays } from './FullPage.tsx';
import { messages } from './status.messages.ts';

/** Stands in for the whole app where the brand may not offer its games (SHELL-16, system status 2). */
export function RegionPage({ ip }: { /** the visitor's address as the platform sees it */ ip?: string | undefined }) {
  const intl = useIntl();
  const { name } = useBrand();
  return (
    <FullPage
      stage="whole"
      logo={<BrandLogo size="page" alt={name} />}
      icon={<MapPinOff size={32} aria-hidden />}
      title={intl.formatMessage(messages.regionTitle)}
      foot={<LegalLine />}
    >
      <FullPageText>{intl.formatMessage(messages.regionText, { brand: name })}</FullPageText>
      {ip && (
        <FullPageFact name={intl.formatMessage(messages.regionIp)}>
          <bdi dir="ltr">{ip}</bdi>
        </FullPageFact>
      )}
      <FullPageText>{intl.formatMessage(messages.regionMistake)}</FullPageText>
      <FullPageWays>
        <ServiceLink />
      </FullPageWays>
    </FullPage>
  );
}
