import { PlatformPicture } from '@marquee/blocks/picture/PlatformPicture';
import { QrCode } from '@marquee/blocks/qr/QrCode';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Card } from '@marquee/ui/card/Card';
import { Notice } from '@marquee/ui/notice/Notice';
import { Heading } from '@marquee/ui/text/Heading';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from './app.messages.ts';
import { appAddress } from './appAddress.ts';
import {
  app as appClass,
  appTop,
  code,
  facts,
  scan,
  step,
  stepName,
  steps as stepsClass,
  stepText,
  words,
} from './DownloadPage.css.ts';
import type { App } from './useApps.ts';

/** One app: what it is, the way to it, and the steps that install it. */
export function AppCard({ app }: { app: App }) {
  const intl = useIntl();
  const { platform, title, version, size, needs, updatedAt, steps = [] } = app;
  const name = title || (platform === 'unknown' ? '' : intl.formatMessage(messages[platform]));
  const address = appAddress(app.url, location.origin);
  return (
    <Card as="article" padding="large">
      <div className={appClass}>
        <div className={appTop}>
          <div className={words}>
            <Heading level={2}>{name}</Heading>
            <div className={facts}>
              {version && (
                <p>{[intl.formatMessage(messages.version, { version }), size].filter(Boolean).join(' · ')}</p>
              )}
              {needs && <p>{intl.formatMessage(messages.needs, { system: needs })}</p>}
              {updatedAt !== undefined && (
                <p>
                  {intl.formatMessage(messages.updated, { date: intl.formatDate(updatedAt, { dateStyle: 'medium' }) })}
                </p>
              )}
            </div>
            {address === null ? (
              <Notice tone="warning" live="none">
                {intl.formatMessage(messages.unsafe)}
              </Notice>
            ) : (
              <ButtonLink
                href={address}
                rel="noopener noreferrer"
                kind="primary"
                icon={<Download size={18} aria-hidden />}
                aria-label={intl.formatMessage(messages.downloadName, { app: name })}
              >
                {intl.formatMessage(messages.download)}
              </ButtonLink>
            )}
          </div>
          {address !== null && (
            <div className={scan}>
              <Code app={app} address={address} name={name} />
              <p>{intl.formatMessage(messages.scan)}</p>
            </div>
          )}
        </div>
        {steps.length > 0 && (
          <>
            <Heading level={3}>{intl.formatMessage(messages.steps)}</Heading>
            <ol className={stepsClass}>
              {steps.map(({ title: what, text }) => (
                <li key={what} className={step}>
                  <p className={stepName} dir="auto">
                    {what}
                  </p>
                  {text && (
                    <p className={stepText} dir="auto">
                      {text}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Card>
  );
}

/** The platform's picture of the code, else one that is drawn here. */
function Code({ app, address, name }: { app: App; address: string; name: string }) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.code, { app: name });
  return (
    <PlatformPicture
      address={app.qrCodeUrl}
      look={code}
      alt={label}
      width={160}
      height={160}
      instead={<QrCode value={address} label={label} />}
    />
  );
}
