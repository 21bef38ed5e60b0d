import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { MessageCircle } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from './service.messages.ts';
import { useServiceHref } from './useServiceHref.ts';

/** The way to a person, also while the site is closed (SHELL-16): the brand's first channel that it allows. Nothing without one. */
export function ServiceLink() {
  const intl = useIntl();
  const href = useServiceHref();
  if (href === null) return null;
  return (
    <ButtonLink
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      kind="secondary"
      icon={<MessageCircle size={18} aria-hidden />}
    >
      {intl.formatMessage(messages.service)}
    </ButtonLink>
  );
}
