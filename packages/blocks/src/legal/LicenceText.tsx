import type { Licence } from '@marquee/brand/data';
import { useBrand } from '@marquee/brand/provider';
import { useIntl } from 'react-intl';
import { ExternalLink } from './ExternalLink.tsx';
import { words } from './LicenceText.css.ts';
import { messages } from './legal.messages.ts';

/** Each kind of licence in its own words (SHELL-09); a new kind without words does not compile. */
const licenceWords = {
  malta: messages.licenceMalta,
  bvi: messages.licenceBvi,
  philippines: messages.licencePhilippines,
  other: messages.licenceOther,
} satisfies Record<Licence['kind'], unknown>;

export interface LicenceTextProps {
  licence: Licence;
  look?: keyof typeof words;
}

/** Who is licensed by whom, and where that can be looked up (SHELL-09). */
export function LicenceText({ licence: { authority, number, kind, url }, look = 'column' }: LicenceTextProps) {
  const intl = useIntl();
  const { entity } = useBrand().legal;
  return (
    <div>
      <p className={words[look]}>{intl.formatMessage(licenceWords[kind], { entity, authority, number })}</p>
      {url && (
        <ExternalLink href={url} name={intl.formatMessage(messages.register)} look={look === 'page' ? 'page' : 'bar'} />
      )}
    </div>
  );
}
