import { splitNumbers } from '@marquee/domain/lottery';
import { useIntl } from 'react-intl';
import { ball, balls, rest } from './LotteryCard.css.ts';
import { card as messages } from './lottery.messages.ts';

/** The numbers of a draw, six at most (LOTT-03). They read from left to right in any language. */
export function Balls({ numero, label }: { numero: string; label: string }) {
  const intl = useIntl();
  const { shown, more } = splitNumbers(numero);
  const places = shown.map((number, place) => ({ number, key: `${place} ${number}` }));
  return (
    <ol className={balls} dir="ltr" aria-label={label}>
      {places.map(({ number, key }) => (
        <li key={key} className={ball}>
          {number}
        </li>
      ))}
      {more > 0 && <li className={rest}>{intl.formatMessage(messages.more, { count: more })}</li>}
    </ol>
  );
}
