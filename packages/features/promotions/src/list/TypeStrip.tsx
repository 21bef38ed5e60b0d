import { chip } from '@marquee/blocks/strip/choice.css';
import { type PromotionType, promotionTypes } from '@marquee/domain/promotions';
import { Link } from '@marquee/state/navigation';
import { useChosenInSight } from '@marquee/ui/base/useChosenInSight';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { types } from '../standing/standing.messages.ts';
import { messages } from './list.messages.ts';
import { promotionsAddress } from './promotionsAddress.ts';
import { strip } from './TypeStrip.css.ts';

/** The types of promotions, of which one can be chosen (PROM-01a). */
export function TypeStrip({ chosen }: { chosen: PromotionType | undefined }) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  useChosenInSight(list, chosen);
  return (
    <nav aria-label={intl.formatMessage(messages.types)}>
      <ul ref={list} className={strip}>
        {[undefined, ...promotionTypes].map((type) => (
          <li key={type ?? 'all'}>
            <Link className={chip} to={promotionsAddress({ type })} aria-current={type === chosen ? 'true' : undefined}>
              {intl.formatMessage(types[type ?? 'all'])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
