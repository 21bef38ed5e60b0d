import { ExternalLink } from '@marquee/blocks/legal/ExternalLink';
import { useBrand } from '@marquee/brand/provider';
import { useIntl } from 'react-intl';
import { Part } from './Part.tsx';
import { help } from './Safety.css.ts';
import { safety as messages } from './safety.messages.ts';

/** Who helps players; there with any platform (SAFE-01). */
export function HelpLinks() {
  const intl = useIntl();
  const { helpLinks } = useBrand().legal;
  if (helpLinks.length === 0) return null;
  return (
    <Part title={intl.formatMessage(messages.help)} text={intl.formatMessage(messages.helpText)}>
      <ul className={help}>
        {helpLinks.map(({ label, url }) => (
          <li key={url}>
            <ExternalLink href={url} name={label} look="page" />
          </li>
        ))}
      </ul>
    </Part>
  );
}
