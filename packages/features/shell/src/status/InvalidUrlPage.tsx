import { Unlink } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FullPage, FullPageText } from './FullPage.tsx';
import { messages } from './InvalidUrlPage.messages.ts';

/** What an unknown host name gets (BRAND-11). There is no brand here, and no script: words and theme are all it needs. */
export function InvalidUrlPage() {
  const intl = useIntl();
  return (
    <FullPage stage="whole" icon={<Unlink size={32} aria-hidden />} title={intl.formatMessage(messages.title)}>
      <FullPageText>{intl.formatMessage(messages.text)}</FullPageText>
    </FullPage>
  );
}
