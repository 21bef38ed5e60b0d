import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { ExternalLink as Icon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { link, linkIcon } from './Footer.css.ts';
import { messages } from './Footer.messages.ts';

/** A link to somebody else's site: in a tab of its own, which it says, and without a way back into this one. */
export function ExternalLink({ href, name }: { href: string; name: string }) {
  const intl = useIntl();
  return (
    <a className={link} href={href} target="_blank" rel="noopener noreferrer">
      <span aria-hidden>{name}</span>
      <VisuallyHidden>{intl.formatMessage(messages.external, { name })}</VisuallyHidden>
      <Icon size={14} className={linkIcon} aria-hidden />
    </a>
  );
}
