import { messages as terms } from '@marquee/blocks/terms/terms.messages';
import { Link } from '@marquee/state/navigation';
import { useIntl } from 'react-intl';
import { heading, link, list } from '../footer/Footer.css.ts';
import { RESPONSIBLE } from '../safety/addresses.ts';
import { messages } from './menu.messages.ts';
import { type SiteLink, useSiteLinks } from './useSiteLinks.ts';

/** The law stands a press away from every page (SAFE-01). */
const law: readonly SiteLink[] = [
  { to: '/help#terms', words: terms.terms },
  { to: '/help#privacy', words: terms.privacy },
];

/** The pages of the site, for the footer. */
export function SiteLinks() {
  const intl = useIntl();
  // it stands beside help already
  const links = useSiteLinks().filter(({ to }) => to !== RESPONSIBLE);
  return (
    <>
      <h2 className={heading}>{intl.formatMessage(messages.more)}</h2>
      <ul className={list}>
        {[...links, ...law].map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className={link}>
              {intl.formatMessage(words)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
