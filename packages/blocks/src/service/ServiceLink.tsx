import { useBrand } from '@marquee/brand/provider';
import { safeUrl } from '@marquee/domain/url';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { MessageCircle } from 'lucide-react';
import { useIntl } from 'react-intl';
import { messages } from './service.messages.ts';

/**
 * The way to a person while the site is closed and its platform may be silent (SHELL-16): the brand's first channel that it
 * allows, as a plain link. Nothing without one. Everywhere else it is `ServiceButton`.
 */
export function ServiceLink() {
  const intl = useIntl();
  const { customerService, hosts } = useBrand();
  const href = customerService.map(({ url }) => safeUrl(url, hosts.service)).find((url) => url !== null);
  if (href === undefined) return null;
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
