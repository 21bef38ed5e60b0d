import { NavigationProvider } from '@marquee/state/navigation';
import { historyAt } from '@marquee/testing/places';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard.ts';

afterEach(cleanup);

function start() {
  const history = historyAt('/game');
  const page: { guard?: LeaveGuard } = {};
  const Page = () => {
    page.guard = useLeaveGuard();
    return <iframe title="Game" />;
  };
  render(
    <NavigationProvider history={history}>
      <Page />
    </NavigationProvider>,
  );
  /** the browser tells of the focus in the frame */
  const play = () =>
    act(async () => {
      screen.getByTitle<HTMLIFrameElement>('Game').focus();
      window.dispatchEvent(new Event('blur'));
      await new Promise((done) => setTimeout(done));
    });
  return { history, page, play };
}

test('GAME-06a the way out of a game at play goes back over both of its entries', async () => {
  const { history, page, play } = start();
  await play();
  expect(history.length).toBe(2);
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
  expect(history.length).toBe(1);
});
