import { useBrand } from '@marquee/brand/provider';
import { gameCategoryOf } from '@marquee/domain/gameTypes';
import { hotGames } from '@marquee/sdk/contract/games/hotGames';
import { Link } from '@marquee/state/navigation';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { IconButton } from '@marquee/ui/button/IconButton';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { ProviderMark } from '../providers/ProviderMark.tsx';
import { messages } from '../providers/providers.messages.ts';
import { useProviderLink } from '../providers/useProviderLink.ts';
import { cell, name, row, strip } from './ProviderStrip.css.ts';

/** So many stand side by side; the arrows go on by as many (SHELL-09). */
export const AT_A_TIME = 10;

/** The strip of provider logos in the footer (SHELL-09), of the kinds of games that the brand offers. Until there is an answer its room is kept: it is an extra. */
export function ProviderStrip() {
  const intl = useIntl();
  const { merchantCode, games } = useBrand();
  const [language] = useLanguage();
  const link = useProviderLink();
  const [at, setAt] = useState(0);
  const { data } = useCall(hotGames, { merchantCode, language });
  const cards = (data?.footer ?? []).flatMap(({ gameType = '', ...card }) => {
    const category = gameCategoryOf(gameType);
    return category && !games.off.includes(category) ? [{ ...card, gameType, category }] : [];
  });
  const pages = Math.ceil(cards.length / AT_A_TIME);
  const page = pages === 0 ? 0 : at % pages;
  const turn = (label: string, icon: ReactNode, by: number) =>
    pages > 1 && (
      <IconButton
        label={label}
        icon={<DirectionalIcon>{icon}</DirectionalIcon>}
        round
        onClick={() => setAt((page + by + pages) % pages)}
      />
    );
  if (data && pages === 0) return null;
  return (
    <section className={strip} aria-label={intl.formatMessage(messages.strip)}>
      {turn(intl.formatMessage(messages.previous), <ChevronLeft size={20} aria-hidden />, -1)}
      <ul className={row} key={page} aria-live="polite">
        {cards.slice(page * AT_A_TIME, (page + 1) * AT_A_TIME).map((card) => (
          <li key={`${card.vassalage} ${card.gameType}`}>
            <Link className={cell} {...link(card.category, { ...card, displayName: card.title })}>
              <ProviderMark logo={card.logo} />
              <span className={name} dir="auto">
                {card.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {turn(intl.formatMessage(messages.next), <ChevronRight size={20} aria-hidden />, 1)}
    </section>
  );
}
