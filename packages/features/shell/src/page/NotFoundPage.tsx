import { useNamePage } from '@marquee/state/namePage';
import { Link } from '@marquee/state/navigation';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { FullPage, FullPageText } from '../status/FullPage.tsx';
import { messages } from './NotFoundPage.messages.ts';

/** An unknown path: says so, and shows the way home (SHELL-01). */
export function NotFoundPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useNamePage(title);
  return (
    <FullPage stage="within" icon={<SearchX size={32} aria-hidden />} title={title}>
      <FullPageText>{intl.formatMessage(messages.text)}</FullPageText>
      <ButtonLink as={Link} to="/" kind="primary">
        {intl.formatMessage(messages.home)}
      </ButtonLink>
    </FullPage>
  );
}
