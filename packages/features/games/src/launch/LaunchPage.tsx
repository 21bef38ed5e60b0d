import { entryName } from '@marquee/blocks/game/entryName';
import { type LaunchTarget, launchTarget, SOCIAL_PAGE } from '@marquee/blocks/game/gameAddress';
import { useGate } from '@marquee/blocks/gate/useGate';
import { gameFrame } from '@marquee/blocks/stage/gameFrame';
import { Stage } from '@marquee/blocks/stage/Stage';
import { bar, frame, stage, title } from '@marquee/blocks/stage/Stage.css';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath, gameCategoryOf, isLottery, socialVendors } from '@marquee/domain/gameTypes';
import { launchGame } from '@marquee/sdk/contract/games/launch';
import { launchSocial } from '@marquee/sdk/contract/games/launchSocial';
import { recentGames } from '@marquee/sdk/contract/games/recent';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import { apiOrigin } from '@marquee/sdk/environment';
import { useContentHosts } from '@marquee/state/contentHosts';
import { useNamePage } from '@marquee/state/namePage';
import { useLocation, useNavigate, usePathname, useSearchParams } from '@marquee/state/navigation';
import { useLanguage } from '@marquee/state/preferences';
import { useSend } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { Button } from '@marquee/ui/button/Button';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { LogIn } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { LaunchFailed } from './LaunchFailed.tsx';
import { LaunchNote } from './LaunchNote.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { messages } from './launch.messages.ts';
import { useGameName } from './useGameName.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

/**
 * Where a game is started and played (SHELL-01, GAME-06): which one stands in the address. `/game` and `/seamless` start it
 * at its provider, `/fbsports` by way of the social platform.
 */
export function LaunchPage() {
  const intl = useIntl();
  const session = useSession();
  const gate = useGate();
  const [query] = useSearchParams();
  const leave = useLeave();
  const social = usePathname() === SOCIAL_PAGE;
  // for whom this page starts games
  const [player, setPlayer] = useState<string>();
  const target = launchTarget(query, social ? SOCIAL : undefined);
  if (!target) return <LaunchFailed failure="unknown" onLeave={() => leave(1)} />;
  if (session.kind === 'visitor') {
    return (
      <LaunchNote
        icon={<LogIn size={32} aria-hidden />}
        title={intl.formatMessage(messages.logInTitle)}
        text={intl.formatMessage(messages.logInText)}
      >
        {/* once somebody is logged in, this page goes on by itself */}
        <Button kind="primary" onClick={() => gate('session', () => {})}>
          {intl.formatMessage(messages.logIn)}
        </Button>
      </LaunchNote>
    );
  }
  // somebody else came at this page or another one: money of theirs moves at their own word
  if (player === undefined && session.account !== undefined) setPlayer(session.account);
  if (player !== undefined && session.account !== player) {
    return (
      <LaunchNote icon={<LogIn size={32} aria-hidden />} title={intl.formatMessage(messages.otherTitle)}>
        <Button kind="primary" onClick={() => setPlayer(session.account)}>
          {intl.formatMessage(messages.start)}
        </Button>
      </LaunchNote>
    );
  }
  // another game, or another person, starts afresh
  return <Launch key={`${query} ${session.serial}`} target={target} social={social} onLeave={leave} />;
}

/** What the page of the social platform starts when its address names nothing. */
const SOCIAL: LaunchTarget = { vassalage: socialVendors[0], gameType: 'SPORTS' };

interface LaunchProps {
  target: LaunchTarget;
  social: boolean;
  /** `entries` of the history are the game's */
  onLeave: (entries: number) => void;
}

function Launch({ target, social, onLeave }: LaunchProps) {
  const intl = useIntl();
  const app = useAppStore();
  const { api, hosts } = useBrand();
  const [language] = useLanguage();
  const games = useContentHosts('games');
  const { send, failure, pending } = useSend(social ? launchSocial : launchGame, { keepsFailure: true });
  const guard = useLeaveGuard();
  const [content, setContent] = useState<string>();
  const known = useGameName(target, content !== undefined);
  const name = known ?? intl.formatMessage(messages.game);
  useNamePage(known);

  const launch = async () => {
    const launched = await send({ ...target, language, backUrl: location.href });
    if (launched) setContent(launched.content);
  };
  const start = useEffectEvent(launch);
  const refresh = useEffectEvent(() => {
    for (const { id } of [balance, recentGames]) void app.queries.invalidateQueries({ queryKey: [id] });
  });
  useEffect(() => {
    void start();
    // whoever comes back from a game sees what is left (GAME-06)
    return () => refresh();
  }, []);

  if (failure) {
    return (
      <LaunchFailed failure={failure} retrying={pending} onRetry={() => void launch()} onLeave={() => onLeave(1)} />
    );
  }
  if (content === undefined) return <Starting name={name} />;
  // games come from a host of the platform's list, where it has one (SHELL-18)
  const platform = games?.current() ?? apiOrigin(api, location.hostname);
  const game = gameFrame(content, { page: location.origin, platform, frames: hosts.frame });
  if (!game) return <LaunchFailed failure="forbidden" onLeave={() => onLeave(1)} />;
  return (
    <>
      <Stage name={name} game={game} onLeave={() => guard.leave(onLeave)} onExit={() => guard.go(onLeave)} />
      <LeaveQuestion open={guard.asking} onStay={guard.stay} onLeave={guard.confirm} />
    </>
  );
}

function Starting({ name }: { name: string }) {
  const intl = useIntl();
  return (
    <section className={stage} aria-busy="true" aria-label={name}>
      <div className={bar}>
        <h1 className={title} dir="auto">
          {name}
        </h1>
      </div>
      <div className={frame}>
        <Skeleton shape="fill" />
      </div>
      <div role="status">
        <VisuallyHidden>{intl.formatMessage(messages.starting)}</VisuallyHidden>
      </div>
    </section>
  );
}

/** Back to where the game was come from; who came by a link gets to the games of its kind. */
function useLeave(): (entries: number) => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  return (entries) => {
    if (entryName(state) !== undefined) return void navigate(-entries);
    const category = gameCategoryOf(query.get('gameType') ?? '');
    void navigate(category && !isLottery(category) ? categoryPath(category) : '/', { replace: true });
  };
}
