import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { entryName } from '@marquee/blocks/game/entryName';
import { EmptyPlace } from '@marquee/blocks/page/EmptyPlace';
import { ForMembers } from '@marquee/blocks/page/ForMembers';
import { gameFrame } from '@marquee/blocks/stage/gameFrame';
import { Stage } from '@marquee/blocks/stage/Stage';
import { useBrand } from '@marquee/brand/provider';
import { lotteryLobby } from '@marquee/sdk/contract/lottery/lobby';
import { recentLotteries } from '@marquee/sdk/contract/lottery/recent';
import { balance } from '@marquee/sdk/contract/wallet/balance';
import { apiOrigin } from '@marquee/sdk/environment';
import { useContentHosts } from '@marquee/state/contentHosts';
import { useNamePage } from '@marquee/state/namePage';
import { useLocation, useNavigate } from '@marquee/state/navigation';
import { useLanguage } from '@marquee/state/preferences';
import { useSend } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { Button } from '@marquee/ui/button/Button';
import { Container } from '@marquee/ui/layout/Container';
import { Stack } from '@marquee/ui/layout/Stack';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { LogIn, SearchX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePrizeMode } from '../lobby/useLotteries.ts';
import { LOTTERY_PAGE, type LotteryTarget } from './lotteryTarget.ts';
import { waiting } from './PlayLottery.css.ts';
import { play as messages } from './play.messages.ts';

/** The platform's own page takes tickets by a form and has a way back. */
const RIGHTS = 'allow-scripts allow-forms allow-top-navigation-by-user-activation';

/** A lottery, or the platform's lobby, at play (LOTT-06): whoever is not logged in is asked to first. */
export function PlayLottery({ target }: { target: LotteryTarget }) {
  const session = useSession();
  const mode = usePrizeMode();
  if (session.kind === 'visitor') {
    return (
      <Container>
        <ForMembers page title={messages.logInTitle} text={messages.logInText} icon={<LogIn size={32} aria-hidden />} />
      </Container>
    );
  }
  if (mode === undefined) return <Waiting />;
  // another lottery, or another person, starts afresh
  return <Play key={`${target.view} ${target.gameCode} ${session.serial}`} target={target} prizeMode={mode} />;
}

function Waiting() {
  return (
    <div className={waiting} aria-busy="true">
      <Skeleton shape="fill" />
    </div>
  );
}

function Play({ target, prizeMode }: { target: LotteryTarget; prizeMode: string }) {
  const intl = useIntl();
  const app = useAppStore();
  const { api, hosts } = useBrand();
  const [language] = useLanguage();
  const games = useContentHosts('games');
  const { state } = useLocation();
  const navigate = useNavigate();
  const { send, failure, pending } = useSend(lotteryLobby, { keepsFailure: true });
  const [url, setUrl] = useState<string>();
  const known = entryName(state);
  const name = known ?? intl.formatMessage(messages.lottery);
  useNamePage(known);
  const leave = () => void (known === undefined ? navigate(LOTTERY_PAGE, { replace: true }) : navigate(-1));

  const open = async () => {
    const { view, gameCode } = target;
    const opened = await send({
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode,
      ...(gameCode !== undefined && { gameCode }),
      view,
      device: 'WEB',
      backUrl: new URL(LOTTERY_PAGE, location.origin).href,
      language,
    });
    if (opened) setUrl(opened.url);
  };
  const start = useEffectEvent(open);
  const refresh = useEffectEvent(() => {
    for (const { id } of [balance, recentLotteries]) void app.queries.invalidateQueries({ queryKey: [id] });
  });
  useEffect(() => {
    void start();
    // whoever comes back sees what is left, and what was played last
    return () => refresh();
  }, []);

  const back = (
    <Button kind="primary" onClick={leave}>
      {intl.formatMessage(messages.toLotteries)}
    </Button>
  );
  if (failure?.kind === 'refused') {
    return (
      <Container>
        <EmptyPlace page title={messages.failed} icon={<SearchX size={32} aria-hidden />}>
          <FailureNotice failure={failure} />
          {back}
        </EmptyPlace>
      </Container>
    );
  }
  if (failure) {
    return (
      <Container>
        <Stack gap={4}>
          <FailureNotice failure={failure} retrying={pending} onRetry={() => void open()} />
          <div>{back}</div>
        </Stack>
      </Container>
    );
  }
  if (url === undefined) return <Waiting />;
  const platform = games?.current() ?? apiOrigin(api, location.hostname);
  const frame = gameFrame(url, { page: location.origin, platform, frames: hosts.frame, own: RIGHTS });
  if (!frame) {
    return (
      <Container>
        <EmptyPlace page title={messages.failed} text={messages.forbidden} icon={<SearchX size={32} aria-hidden />}>
          {back}
        </EmptyPlace>
      </Container>
    );
  }
  return <Stage name={name} game={frame} onLeave={leave} />;
}
