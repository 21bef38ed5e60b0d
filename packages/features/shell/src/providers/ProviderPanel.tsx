import { categoryNames } from '@marquee/blocks/game/category.messages';
import type { GameSection } from '@marquee/domain/gameSections';
import { categoryPath } from '@marquee/domain/gameTypes';
import type { GameVendor } from '@marquee/sdk/contract/games/vendors';
import { Link } from '@marquee/state/navigation';
import { Badge } from '@marquee/ui/badge/Badge';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { ArrowRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ProviderMark } from './ProviderMark.tsx';
import { badge, lists, more, name, provider, word } from './ProviderPanel.css.ts';
import { messages } from './providers.messages.ts';
import { useProviderLink } from './useProviderLink.ts';

/** So many stand in a drop-down; the category's page has the others (SHELL-05). */
export const AT_MOST = 11;
/** From so many on they stand in rows from the start instead of in the middle: the `noCenter` style (SHELL-05). */
export const NO_CENTER_FROM = 6;

/**
 * The providers of one category, as a drop-down of the menu shows them (SHELL-05, SHELL-06). The keyboard comes to them by the
 * arrows; Tab would have to go through all of them on its way to the page.
 */
export function ProviderPanel({ section: { gameType, cards } }: { section: GameSection<GameVendor> }) {
  const intl = useIntl();
  const link = useProviderLink();
  const category = intl.formatMessage(categoryNames[gameType]);
  return (
    <ul
      className={lists[cards.length >= NO_CENTER_FROM ? 'noCenter' : 'center']}
      aria-label={intl.formatMessage(messages.of, { category })}
    >
      {cards.slice(0, AT_MOST).map((card) => (
        <li key={card.vassalage}>
          <Link className={provider} tabIndex={-1} {...link(gameType, card)}>
            <ProviderMark logo={card.logo} />
            <span className={name} dir="auto">
              {card.displayName}
            </span>
            {(card.isHot || card.maintenance) && (
              <span className={badge}>
                <Badge solid tone={card.maintenance ? 'warning' : 'negative'}>
                  <span className={word}>
                    {intl.formatMessage(card.maintenance ? messages.maintenance : messages.hot)}
                  </span>
                </Badge>
              </span>
            )}
          </Link>
        </li>
      ))}
      {cards.length > AT_MOST && (
        <li>
          <Link className={`${provider} ${more}`} tabIndex={-1} to={categoryPath(gameType)}>
            <DirectionalIcon>
              <ArrowRight size={24} aria-hidden />
            </DirectionalIcon>
            <span className={name}>{intl.formatMessage(messages.more)}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}
