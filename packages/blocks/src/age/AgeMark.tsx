import { useBrand } from '@marquee/brand/provider';
import { useIntl } from 'react-intl';
import { mark } from './AgeMark.css.ts';
import { messages } from './AgeMark.messages.ts';

/** The 18+ or 21+ mark by the brand's jurisdiction (SAFE-01). Takes the colour of the text around it. */
export function AgeMark({ size = 'small' }: { size?: 'small' | 'large' }) {
  const intl = useIntl();
  const age = useBrand().legal.minimumAge;
  return (
    <span className={mark[size]} role="img" aria-label={intl.formatMessage(messages.meaning, { age })}>
      {intl.formatMessage(messages.mark, { age })}
    </span>
  );
}
