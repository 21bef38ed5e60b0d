import type { LegalDocument } from '@marquee/brand/data';
import { helpCenter } from '@marquee/sdk/contract/support/helpCenter';
import { useCall } from '@marquee/state/queries';
import { SafeHtml } from '@marquee/ui/html/SafeHtml';
import { Stack } from '@marquee/ui/layout/Stack';
import { Notice } from '@marquee/ui/notice/Notice';
import { Spinner } from '@marquee/ui/spinner/Spinner';
import { Heading } from '@marquee/ui/text/Heading';
import { useIntl } from 'react-intl';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { ServiceButton } from '../service/ServiceButton.tsx';
import { messages } from './terms.messages.ts';
import { useLegalText } from './useLegalText.ts';

export interface LegalTextProps {
  document: LegalDocument;
  /** level of its headings in the outline around it */
  topLevel: 2 | 3;
}

/**
 * Terms or privacy: the brand's own text; for the terms, else what the platform's help holds under `terms`. Where there is
 * neither it says so, with the way to a person (SAFE-01).
 */
export function LegalText({ document, topLevel }: LegalTextProps) {
  const intl = useIntl();
  const { address, text, lang } = useLegalText(document);
  const ofPlatform = address === undefined && document === 'terms';
  const help = useCall(helpCenter, { scope: 'site' }, { enabled: ofPlatform });
  const articles = help.data?.categories.find(({ id }) => id === 'terms')?.articles ?? [];
  const newTabLabel = intl.formatMessage(messages.newTab);
  const { isFetching, error, refetch } = ofPlatform ? help : text;

  if (text.data !== undefined) {
    return <SafeHtml html={text.data} lang={lang} newTabLabel={newTabLabel} topLevel={topLevel === 2 ? 1 : 2} />;
  }
  if (error) return <FailureNotice failure={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (articles.length > 0) {
    return (
      <Stack gap={5}>
        {articles.map(({ id, title, content }) => (
          <Stack key={id} gap={2}>
            <Heading level={topLevel} size="lg">
              {title}
            </Heading>
            <SafeHtml html={content ?? ''} newTabLabel={newTabLabel} topLevel={topLevel === 2 ? 3 : 4} />
          </Stack>
        ))}
      </Stack>
    );
  }
  if (isFetching) return <Spinner label={intl.formatMessage(messages.loading)} />;
  return <Notice action={<ServiceButton />}>{intl.formatMessage(messages.absent)}</Notice>;
}
