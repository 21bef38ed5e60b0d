import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { ExternalLink as Icon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { linkIcon, links, words } from './ExternalLink.css.ts';
import { messages } from './legal.messages.ts';

export interface ExternalLinkProps {
  href: string;
  name: string;
  /** what it stands on */
  look?: keyof typeof links;
}

/** A link to somebody else's site: in a tab of its own, which it says, and without a way back into this one. */
export function ExternalLink({ href, name, look = 'bar' }: ExternalLinkProps) {
  const intl = useIntl();
  return (
    <a className={links[look]} href={href} target="_blank" rel="noopener noreferrer">
      <span className={words} aria-hidden>
        {name}
      </span>
      <VisuallyHidden>{intl.formatMessage(messages.external, { name })}</VisuallyHidden>
      <Icon size={14} className={linkIcon} aria-hidden />
    </a>
  );
}
