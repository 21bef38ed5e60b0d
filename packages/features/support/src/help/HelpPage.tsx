import { AgeMark } from '@marquee/blocks/age/AgeMark';
import { ExternalLink } from '@marquee/blocks/legal/ExternalLink';
import { LicenceText } from '@marquee/blocks/legal/LicenceText';
import { page } from '@marquee/blocks/page/page.css';
import { ServiceButton } from '@marquee/blocks/service/ServiceButton';
import { useServiceEntries } from '@marquee/blocks/service/useServiceEntries';
import { LegalText } from '@marquee/blocks/terms/LegalText';
import { messages as termsMessages } from '@marquee/blocks/terms/terms.messages';
import { useBrand } from '@marquee/brand/provider';
import { useDialogs } from '@marquee/state/dialogs';
import { useLocation } from '@marquee/state/navigation';
import { Container } from '@marquee/ui/layout/Container';
import { Stack } from '@marquee/ui/layout/Stack';
import { Heading } from '@marquee/ui/text/Heading';
import { Text } from '@marquee/ui/text/Text';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { HelpArticles } from './HelpArticles.tsx';
import { aged, list } from './HelpPage.css.ts';
import { messages } from './HelpPage.messages.ts';
import { Part } from './Part.tsx';

/** Help (SUPP-03): answers, a person, the law, and who helps players. `/help#terms` opens the terms as a popup too (SHELL-02). */
export function HelpPage() {
  const intl = useIntl();
  const { hash, key } = useLocation();
  const { current, open, close } = useDialogs();
  const { legal } = useBrand();
  const served = useServiceEntries().length > 0;
  const arrived = useEffectEvent(() => {
    // the page's code came after the browser had looked for the place
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    if (hash === '#terms') open({ kind: 'terms' });
  });
  const left = useEffectEvent(() => {
    if (current?.kind === 'terms') close();
  });
  // keyed: the same link pressed again leads there again, and the popup of one place does not stand over the next
  useEffect(() => {
    arrived();
    return () => left();
  }, [key]);

  return (
    <Container width="text">
      <div className={page}>
        <Stack gap={10}>
          <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
          <HelpArticles />
          {served && (
            <Part title={intl.formatMessage(messages.service)}>
              <Text>{intl.formatMessage(messages.serviceText)}</Text>
              <div>
                <ServiceButton />
              </div>
            </Part>
          )}
          <Part title={intl.formatMessage(messages.responsible)} id="responsible">
            <div className={aged}>
              <AgeMark size="large" />
              <Text>{intl.formatMessage(messages.responsibleText, { age: legal.minimumAge })}</Text>
            </div>
            <ul className={list}>
              {legal.helpLinks.map(({ label, url }) => (
                <li key={url}>
                  <ExternalLink href={url} name={label} look="page" />
                </li>
              ))}
            </ul>
          </Part>
          {(['terms', 'privacy'] as const).map((document) => (
            <Part key={document} id={document} title={intl.formatMessage(termsMessages[document])}>
              <LegalText document={document} topLevel={3} />
            </Part>
          ))}
          <Part title={intl.formatMessage(messages.operator)}>
            <Text>{legal.entity}</Text>
            {legal.licences.map((licence) => (
              <LicenceText key={`${licence.kind} ${licence.number}`} licence={licence} look="page" />
            ))}
          </Part>
        </Stack>
      </div>
    </Container>
  );
}
