import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { useGate } from '@marquee/blocks/gate/useGate';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { ForMembers } from '@marquee/blocks/page/ForMembers';
import { useSearchStep } from '@marquee/blocks/search/useSearchStep';
import { Link, useNavigate, useSearchParams } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { browserTimers, type Timers } from '@marquee/ui/base/timers';
import { Button } from '@marquee/ui/button/Button';
import { ButtonLink } from '@marquee/ui/button/ButtonLink';
import { Container } from '@marquee/ui/layout/Container';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { TabPanel, Tabs } from '@marquee/ui/tabs/Tabs';
import { LockKeyhole, SearchX, Ticket } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { lobbyAddress } from '../play/lotteryTarget.ts';
import { LotteryCard } from './LotteryCard.tsx';
import { LotteryFilters } from './LotteryFilters.tsx';
import { grid, heading, lobby, lotteries, top, waiting, zone } from './LotteryLobby.css.ts';
import { lists, lobby as messages } from './lottery.messages.ts';
import {
  type LotteryList,
  type LotteryState,
  lotteryLists,
  lotteryQuery,
  lotteryState,
  onList,
  onTag,
} from './lotteryAddress.ts';
import { TagBar } from './TagBar.tsx';
import { Ticking } from './Ticking.tsx';
import { useLotteries } from './useLotteries.ts';
import { useLotteryFavourites } from './useLotteryFavourites.ts';
import { useRefresh } from './useRefresh.ts';

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8'];
const OWN: readonly LotteryList[] = ['fav', 'recent'];

export interface LotteryLobbyProps {
  /** only what this vendor has */
  vendor?: string;
  /** the page of the Vietnamese lotteries */
  vietnamese?: boolean;
  timers?: Pick<Timers, 'setTimeout' | 'clearTimeout'>;
  /** under the lotteries */
  children?: ReactNode;
}

/** The lottery lobby (LOTT-01 to LOTT-05): lists, categories, search and weekday, all of it in the address. */
export function LotteryLobby({ vendor, vietnamese, timers = browserTimers, children }: LotteryLobbyProps) {
  const intl = useIntl();
  const tabs = useId();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const gate = useGate();
  const { clock } = useAppStore();
  const state = lotteryState(query);
  const favourites = useLotteryFavourites();
  const answer = useLotteries(state, favourites.marked, vendor);
  useRefresh(answer.listed, answer.error, answer.retry, timers);

  const visitor = session.kind === 'visitor';
  const searchStep = useSearchStep();
  const go = (next: LotteryState) => void navigate(lotteryQuery(next));
  const search = (text: string, before: string) => searchStep(lotteryQuery({ ...state, search: text }), text, before);
  // without a login nothing switches: what needs one says so (LOTT-02)
  const choose = (list: LotteryList) =>
    OWN.includes(list) ? gate('session', () => go(onList(state, list))) : go(onList(state, list));
  const zoneName = intl
    .formatDateToParts(clock.now(), { timeZoneName: 'shortOffset' })
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <Container>
      <div className={lobby}>
        <div className={top}>
          <h1 className={heading}>{intl.formatMessage(vietnamese ? messages.vietnamese : messages.title)}</h1>
          {!vietnamese && (
            <ButtonLink as={Link} to={lobbyAddress} size="small" icon={<Ticket size={18} aria-hidden />}>
              {intl.formatMessage(messages.hall)}
            </ButtonLink>
          )}
        </div>
        <TagBar
          menus={answer.menus?.filter((menu) => !vendor || menu.gameMenus.some((game) => game.vendor === vendor))}
          chosen={state.tag}
          all={state.list === 'all' && state.tag === undefined}
          address={(tag) => lotteryQuery(onTag(state, tag))}
        />
        <Tabs
          id={tabs}
          label={intl.formatMessage(messages.lists)}
          tabs={lotteryLists.map((list) => ({
            value: list,
            label: intl.formatMessage(lists[list]),
            ...(visitor && OWN.includes(list) && { icon: <LockKeyhole size={14} aria-hidden /> }),
          }))}
          value={state.list}
          onChange={choose}
        />
        <TabPanel tabs={tabs} value={state.list} selected={state.list}>
          <div className={lotteries}>
            {visitor && OWN.includes(state.list) ? (
              <ForMembers
                title={messages.yours}
                text={messages.yoursText}
                icon={<LockKeyhole size={32} aria-hidden />}
              />
            ) : (
              <>
                <LotteryFilters state={state} onChange={go} onSearch={search} timers={timers} />
                <List
                  answer={answer}
                  state={state}
                  onAll={() => (isSearch(state) ? search('', state.search) : go(ALL))}
                  timers={timers}
                  favourites={favourites}
                />
                {zoneName && <p className={zone}>{intl.formatMessage(messages.zone, { zone: zoneName })}</p>}
              </>
            )}
          </div>
        </TabPanel>
        {children}
      </div>
    </Container>
  );
}

const ALL: LotteryState = { list: 'all', tag: undefined, day: undefined, search: '' };

/** Whether a search is all that narrows the list of all down. */
const isSearch = ({ list, tag, day, search }: LotteryState) =>
  list === 'all' && tag === undefined && day === undefined && search !== '';

interface ListProps {
  answer: ReturnType<typeof useLotteries>;
  state: LotteryState;
  /** shows all lotteries */
  onAll: () => void;
  timers: Pick<Timers, 'setTimeout' | 'clearTimeout'>;
  favourites: ReturnType<typeof useLotteryFavourites>;
}

function List({ answer, state, onAll, timers, favourites }: ListProps) {
  const intl = useIntl();
  const gate = useGate();
  const { games, error, retrying, retry } = answer;
  if (error && !games) return <FailureNotice failure={error} retrying={retrying} onRetry={retry} />;
  if (games?.length === 0) {
    const narrowed = state.search !== '' || state.day !== undefined || state.tag !== undefined;
    const kind = narrowed ? 'nothing' : state.list;
    return (
      <EmptyPlace
        title={messages[`${kind}None`]}
        text={messages[`${kind}Hint`]}
        icon={<SearchX size={32} aria-hidden />}
      >
        {(narrowed || state.list !== 'all') && <Button onClick={onAll}>{intl.formatMessage(messages.showAll)}</Button>}
      </EmptyPlace>
    );
  }
  return (
    <Ticking timers={timers}>
      <ul className={grid} aria-label={intl.formatMessage(lists[state.list])} aria-busy={games === undefined}>
        {games === undefined
          ? WAITING.map((key) => (
              <li key={key} className={waiting} aria-hidden>
                <Skeleton shape="fill" />
              </li>
            ))
          : games.map((game) => (
              <LotteryCard
                key={game.gameCode}
                game={game}
                marked={favourites.marked.has(game.gameCode)}
                onMark={() => gate('real', () => favourites.toggle(game.gameCode))}
              />
            ))}
      </ul>
    </Ticking>
  );
}
