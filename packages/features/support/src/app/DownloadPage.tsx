import { AgeMark } from '@marquee/blocks/age/AgeMark';
import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { ServiceButton } from '@marquee/blocks/service/ServiceButton';
import { useBrand } from '@marquee/brand/provider';
import { Link } from '@marquee/state/navigation';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Card } from '@marquee/ui/card/Card';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { Smartphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { AppCard } from './AppCard.tsx';
import { messages } from './app.messages.ts';
import {
  app,
  bar,
  head,
  list as listClass,
  logo as logoClass,
  onDark,
  onLight,
  page,
  top,
} from './DownloadPage.css.ts';
import { useApps } from './useApps.ts';

/** The brand's apps with a QR code and how they are installed (SUPP-03c). It stands alone, without the header (SHELL-01). */
export function DownloadPage() {
  const intl = useIntl();
  const { name: brand } = useBrand();
  const { list, error, isFetching, refetch } = useApps();
  return (
    <>
      <div className={bar}>
        <Container>
          <div className={top}>
            <Logo />
            <ButtonLink as={Link} to="/" kind="quiet">
              {intl.formatMessage(messages.home)}
            </ButtonLink>
          </div>
        </Container>
      </div>
      <Container>
        <div className={page}>
          <div className={head}>
            <Heading level={1}>{intl.formatMessage(messages.title, { brand })}</Heading>
            <Text tone="secondary">{intl.formatMessage(messages.intro, { brand })}</Text>
          </div>
          {!list && error && <FailureNotice failure={error} retrying={isFetching} onRetry={() => void refetch()} />}
          {!list && !error && <Waiting />}
          {list?.length === 0 && (
            <EmptyPlace title={messages.none} text={messages.noneText} icon={<Smartphone size={40} />}>
              <ButtonLink as={Link} to="/">
                {intl.formatMessage(messages.home)}
              </ButtonLink>
            </EmptyPlace>
          )}
          {list && list.length > 0 && (
            <div className={listClass}>
              {list.map((one) => (
                <AppCard key={`${one.platform} ${one.url}`} app={one} />
              ))}
            </div>
          )}
          <div className={top}>
            <AgeMark size="large" />
            <ServiceButton />
          </div>
        </div>
      </Container>
    </>
  );
}

function Logo() {
  const {
    logo: { light, dark },
    name,
  } = useBrand();
  if (light.src === dark.src) return <img {...light} alt={name} className={logoClass} />;
  return (
    <>
      <img {...light} alt={name} className={`${logoClass} ${onLight}`} />
      <img {...dark} alt={name} className={`${logoClass} ${onDark}`} />
    </>
  );
}

/** The shape of what comes. */
function Waiting() {
  return (
    <div className={listClass} aria-hidden>
      {['1', '2'].map((key) => (
        <Card key={key} padding="large">
          <div className={app}>
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton shape="control" />
            <Skeleton />
            <Skeleton width="most" />
          </div>
        </Card>
      ))}
    </div>
  );
}
