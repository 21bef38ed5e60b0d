import { FailureNotice } from '@marquee/blocks/failure/FailureNotice';
import { GameGrid } from '@marquee/blocks/game/GameGrid';
import { messages as stageMessages } from '@marquee/blocks/stage/stage.messages';
import { launchRefusals } from '@marquee/sdk/contract/games/launchShape';
import { PlatformError } from '@marquee/sdk/errors';
import { Button } from '@marquee/ui/button/Button';
import { Container } from '@marquee/ui/layout/Container';
import { CircleAlert, SearchX, Wrench } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useHotGames } from '../home/useHotGames.ts';
import { others, othersHeading } from './LaunchNote.css.ts';
import { LaunchNote } from './LaunchNote.tsx';
import { messages } from './launch.messages.ts';

/** Enough for two rows of a wide screen. */
const OFFERED = 12;

export interface LaunchFailedProps {
  /** what the platform threw, or what is wrong with the link or the answer */
  failure: PlatformError | 'unknown' | 'forbidden';
  retrying?: boolean;
  onRetry?: () => void;
  onLeave: () => void;
}

/** Says why a game does not run and how to go on (GAME-06): one that is down or gone has other popular ones under it. */
export function LaunchFailed({ failure, retrying = false, onRetry, onLeave }: LaunchFailedProps) {
  const intl = useIntl();
  const leave = (
    <Button kind="primary" onClick={onLeave}>
      {intl.formatMessage(stageMessages.leave)}
    </Button>
  );
  const code = failure instanceof PlatformError ? failure.details.code : failure;
  if (code === launchRefusals.maintenance) {
    return (
      <Container>
        <LaunchNote
          icon={<Wrench size={32} aria-hidden />}
          title={intl.formatMessage(messages.maintenanceTitle)}
          text={intl.formatMessage(messages.maintenanceText)}
        >
          {leave}
        </LaunchNote>
        <PopularGames />
      </Container>
    );
  }
  if (code === launchRefusals.unknown || code === 'unknown') {
    return (
      <Container>
        <LaunchNote
          icon={<SearchX size={32} aria-hidden />}
          title={intl.formatMessage(messages.unknownTitle)}
          text={intl.formatMessage(messages.unknownText)}
        >
          {leave}
        </LaunchNote>
        <PopularGames />
      </Container>
    );
  }
  return (
    <Container>
      <LaunchNote icon={<CircleAlert size={32} aria-hidden />} title={intl.formatMessage(messages.failedTitle)}>
        {failure instanceof PlatformError ? (
          <FailureNotice failure={failure} retrying={retrying} {...(onRetry && { onRetry })} />
        ) : (
          <p>{intl.formatMessage(messages.forbiddenText)}</p>
        )}
        {leave}
      </LaunchNote>
    </Container>
  );
}

/** An extra: without an answer there is nothing to say about it. */
function PopularGames() {
  const intl = useIntl();
  const id = useId();
  const { games } = useHotGames();
  const running = useMemo(
    () => games?.filter(({ maintenance, opensList }) => !maintenance && !opensList).slice(0, OFFERED) ?? [],
    [games],
  );
  if (running.length === 0) return null;
  return (
    <section className={others} aria-labelledby={id}>
      <h2 id={id} className={othersHeading}>
        {intl.formatMessage(messages.popular)}
      </h2>
      <GameGrid look="dozen" label={intl.formatMessage(messages.popular)} games={running} />
    </section>
  );
}
