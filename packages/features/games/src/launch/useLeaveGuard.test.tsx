import { Link, NavigationProvider, useLocation } from '@marquee/state/navigation';
import { historyAt } from '@marquee/testing/places';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard.ts';

afterEach(cleanup);

/** A game that was come to from a list; beside it a link as a menu has it, which closes what it stands in. */
function start() {
  const history = historyAt('/rng');
  history.push('/game');
  const page: { guard?: LeaveGuard } = {};
  const closed = vi.fn();
  const Game = () => {
    page.guard = useLeaveGuard();
    return (
      <>
        <iframe title="Game" />
        {page.guard.asking && <p>Leave the game?</p>}
      </>
    );
  };
  const Site = () => (
    <>
      {useLocation().pathname === '/game' && <Game />}
      <Link to="/promotions" onClick={closed}>
        Promotions
      </Link>
    </>
  );
  const shown = render(
    <NavigationProvider history={history}>
      <Site />
    </NavigationProvider>,
  );
  /** the browser tells of the focus in the frame */
  const play = () =>
    act(async () => {
      screen.getByTitle<HTMLIFrameElement>('Game').focus();
      window.dispatchEvent(new Event('blur'));
      await new Promise((done) => setTimeout(done));
    });
  /** the page begins anew where its history is */
  const reload = () => {
    shown.unmount();
    render(
      <NavigationProvider history={history}>
        <Site />
      </NavigationProvider>,
    );
  };
  return { history, page, play, closed, reload };
}

test('GAME-06a the way out of a game at play goes back over both of its entries', async () => {
  const { history, page, play } = start();
  await play();
  expect(history.length).toBe(3);
  const away = vi.fn();
  act(() => page.guard?.go(away));
  expect(away).toHaveBeenCalledExactlyOnceWith(2);
});

test('GAME-06a who is on the way out is not held back by the focus that is told after it', async () => {
  const { history, page, play } = start();
  // the browser goes back in a turn of its own
  const away = vi.fn();
  act(() => page.guard?.go(away));
  expect(away).toHaveBeenCalledExactlyOnceWith(1);
  await play();
  expect(history.length).toBe(2);
});

test('GAME-06a a link out of a game at play is held back until there is an answer, and hears of its click all the same', async () => {
  const { history, play, closed } = start();
  await play();
  await userEvent.click(screen.getByRole('link', { name: 'Promotions' }));
  expect(await screen.findByText('Leave the game?')).toBeTruthy();
  expect(closed).toHaveBeenCalledOnce();
  expect(history.location.pathname).toBe('/game');
});

test('GAME-06a the way back from where a link led out of a game leads to the list, not into the game again', async () => {
  const { history, page, play } = start();
  await play();
  await userEvent.click(screen.getByRole('link', { name: 'Promotions' }));
  await screen.findByText('Leave the game?');
  act(() => page.guard?.confirm());
  await waitFor(() => expect(history.location.pathname).toBe('/promotions'));
  act(() => history.back());
  expect(history.location.pathname).toBe('/rng');
});

test('GAME-06a after a reload one step back leads out of the game, for nothing was played since', async () => {
  const { history, play, reload } = start();
  await play();
  reload();
  act(() => history.back());
  await waitFor(() => expect(history.location.pathname).toBe('/rng'));
});
