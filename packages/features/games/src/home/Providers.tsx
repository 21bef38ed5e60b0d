import { categoryNames } from '@marquee/blocks/game/category.messages';
import { providerAddress } from '@marquee/blocks/game/gameAddress';
import type { GameEntry } from '@marquee/blocks/game/useOpenGame';
import { useOpenGame } from '@marquee/blocks/game/useOpenGame';
import { useBrand } from '@marquee/brand/provider';
import { cockfightProviders, esportsVendors, type GameSection, gameSections } from '@marquee/domain/gameSections';
import { categoryPath, type GameCategory, listsGames } from '@marquee/domain/gameTypes';
import { type GameVendor, gameVendors } from '@marquee/sdk/contract/games/vendors';
import { Link } from '@marquee/state/navigation';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { Flame, LayoutGrid } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ProviderMark } from '../lobby/ProviderMark.tsx';
import { name, vendor } from '../lobby/VendorStrip.css.ts';
import { failureOf, HomePart } from './HomePart.tsx';
import { messages } from './home.messages.ts';
import { cell, grid, hot } from './Providers.css.ts';

/** So many before "all" (SHELL-05): with it they fill their rows. */
const SHOWN = 11;
const WAITING = Array.from({ length: SHOWN + 1 }, (_, place) => `${place}`);

type Section = GameSection<GameVendor>;

/** The kinds of games with their providers, for the home page (GAME-07). Leaves it when there is none, and fails alone. */
export function Providers() {
  const intl = useIntl();
  const tabs = useId();
  const { games } = useBrand();
  const [language] = useLanguage();
  const { data, ...call } = useCall(gameVendors, { language });
  const [chosen, choose] = useState<GameCategory>();
  const sections = useMemo(() => data && sectionsOf(data, games), [data, games]);
  const section = sections?.find(({ gameType }) => gameType === chosen) ?? sections?.[0];
  if (sections?.length === 0) return null;
  return (
    <HomePart
      title={intl.formatMessage(messages.providers)}
      busy={!sections && !call.error}
      failure={sections ? undefined : failureOf(call)}
    >
      {section && sections ? (
        <div>
          <Tabs
            id={tabs}
            label={intl.formatMessage(messages.providerKinds)}
            tabs={sections.map(({ gameType }) => ({
              value: gameType,
              label: intl.formatMessage(categoryNames[gameType]),
            }))}
            value={section.gameType}
            onChange={(next) => choose(next)}
          />
          <TabPanel tabs={tabs} value={section.gameType} selected={section.gameType}>
            <Cards section={section} />
          </TabPanel>
        </div>
      ) : (
        <div aria-hidden>
          <Skeleton width="most" />
          <ul className={grid}>
            {WAITING.map((key) => (
              <li key={key} className={cell}>
                <Skeleton shape="fill" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </HomePart>
  );
}

function Cards({ section: { gameType, cards } }: { section: Section }) {
  const intl = useIntl();
  const open = useOpenGame();
  const page = categoryPath(gameType);
  const lists = listsGames(gameType);
  const some = cards.length > SHOWN + 1 ? cards.slice(0, SHOWN) : cards;
  return (
    <ul className={grid}>
      {some.map((card) => {
        const { vassalage, displayName, logo, isHot } = card;
        // where games are listed the provider is chosen there, elsewhere it is started itself (SHELL-06)
        const to = lists ? `${page}?${new URLSearchParams({ page: 'all', vassalage })}` : providerAddress(card);
        const state: GameEntry = { name: displayName, inside: true };
        return (
          <li key={vassalage} className={cell}>
            <Link
              className={vendor}
              to={to}
              {...(!lists && { state, onClick: (event) => open(event, to, displayName) })}
            >
              <ProviderMark picture={logo} />
              <span className={name} dir="auto">
                {displayName}
              </span>
              {isHot && <VisuallyHidden>{intl.formatMessage(messages.manyPlay)}</VisuallyHidden>}
            </Link>
            {isHot && <Flame className={hot} size={14} aria-hidden />}
          </li>
        );
      })}
      {some.length < cards.length && (
        <li className={cell}>
          <Link className={vendor} to={page}>
            <LayoutGrid size={24} aria-hidden />
            <span className={name}>{intl.formatMessage(messages.allProviders, { count: cards.length })}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}

type Offer = ReturnType<typeof useBrand>['games'];

/** What can be opened from here. */
function sectionsOf(vendors: readonly GameVendor[], { off, first, cockfightSection }: Offer): readonly Section[] {
  const providers = { cockfight: cockfightProviders, esports: esportsVendors(vendors) };
  const playable = vendors.filter(({ maintenance }) => !maintenance);
  return gameSections(playable, { providers, cockfightSection, off, first });
}
