import { balance } from '@marquee/sdk/contract/wallet/balance';
import { useCall } from '@marquee/state/queries';
import { type Windows, WindowsContext } from '@marquee/state/windows';
import { fixedClock } from '@marquee/testing/fixedClock';
import { keepFramesEmpty } from '@marquee/testing/keepFramesEmpty';
import { noWindows } from '@marquee/testing/noWindows';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Stage, type StageProps } from './Stage.tsx';

const game = { src: 'https://games.specimen.example/play', rights: 'allow-scripts allow-same-origin' };

beforeEach(keepFramesEmpty);

interface Around extends RenderOptions, Pick<StageProps, 'timers'> {
  windows?: Windows;
}

const start = ({ timers, windows = noWindows, ...options }: Around = {}) =>
  renderWithApp(
    <WindowsContext value={windows}>
      <Stage name="Red Koi" game={game} onLeave={() => {}} {...(timers && { timers })} />
      <Balance />
    </WindowsContext>,
    { session: 'member', ...options },
  );

const Balance = () => {
  const { data, isFetching } = useCall(balance, {});
  return (
    <output aria-label="balance" aria-busy={isFetching}>
      {data?.sumBalance}
    </output>
  );
};

describe('the balance beside a game at play', () => {
  const shown = () => screen.getByRole('status', { name: 'balance' });
  const settled = () => waitFor(() => expect(shown().getAttribute('aria-busy')).toBe('false'));
  const turn = () => act(() => void window.dispatchEvent(new Event('focus')));

  test('GAME-06 is asked for anew for who turns to the page, not twice at once and not all the time', async () => {
    const clock = fixedClock();
    const { sent, hold } = await start({ clock });
    const asked = () => sent('wallet.balance').length;
    await waitFor(() => expect(shown().textContent).toMatch(/^\d/));
    expect(asked()).toBe(1);
    const release = hold('wallet.balance');
    turn();
    await waitFor(() => expect(asked()).toBe(2));
    clock.advance(60_000);
    turn();
    expect(asked()).toBe(2);
    release();
    await settled();
    turn();
    await waitFor(() => expect(asked()).toBe(3));
    await settled();
    clock.advance(1000);
    turn();
    expect(asked()).toBe(3);
    clock.advance(60_000);
    turn();
    await waitFor(() => expect(asked()).toBe(4));
  });
});

describe('what stands around a game at play', () => {
  const frame = () => screen.getByTitle('Red Koi') as HTMLIFrameElement;
  const hint = () => screen.queryByText(/Does the game stay empty/);
  const ownWindow = () => screen.getByRole('button', { name: 'Open in its own window' });
  const say = (origin: string, type: string) => {
    const contentWindow = {} as Window;
    Object.defineProperty(frame(), 'contentWindow', { value: contentWindow, configurable: true });
    act(
      () => void window.dispatchEvent(new MessageEvent('message', { source: contentWindow, origin, data: { type } })),
    );
  };

  /** Timers that go off when they are told to. */
  function heldTimers() {
    const waiting = new Map<number, () => void>();
    return {
      setTimeout(run: () => void) {
        waiting.set(waiting.size, run);
        return waiting.size - 1;
      },
      clearTimeout: (id: unknown) => void waiting.delete(id as number),
      pass: () =>
        act(() => {
          for (const run of waiting.values()) run();
        }),
    };
  }

  test('GAME-06 C11 a game that is heard is not asked about any more, and its own window is still a press away', async () => {
    await start({ timers: heldTimers() });
    say('https://elsewhere.example', 'marquee.game.ready');
    expect(hint()).toBeTruthy();
    say('https://games.specimen.example', 'marquee.game.ready');
    expect(hint()).toBeNull();
    expect(ownWindow()).toBeTruthy();
  });

  test('GAME-06 C11 one that says nothing is taken to run once it has stood for a while and the player is at it, and not before it came', async () => {
    const timers = heldTimers();
    await start({ timers });
    timers.pass();
    expect(hint()).toBeTruthy();
    fireEvent.load(frame());
    expect(hint()).toBeTruthy();
    timers.pass();
    // a frame that stays empty stands for as long
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(hint()).toBeTruthy();
    act(() => frame().focus());
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(hint()).toBeNull();
    expect(ownWindow()).toBeTruthy();
  });

  test('GAME-06 a game that fills the screen has all of it but for a way out, and goes on in the same frame', async () => {
    let filled: Element | null = null;
    Object.defineProperties(document, {
      fullscreenEnabled: { value: true, configurable: true },
      fullscreenElement: { get: () => filled, configurable: true },
    });
    onTestFinished(() => {
      for (const name of ['fullscreenEnabled', 'fullscreenElement']) Reflect.deleteProperty(document, name);
    });
    await start({ timers: heldTimers() });
    const before = frame();
    const fill = (full: boolean) => {
      filled = full ? document.body : null;
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    };
    const buttons = () =>
      screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
    fill(true);
    expect(buttons()).toEqual(['Leave full screen']);
    expect([screen.queryByRole('heading'), hint()]).toEqual([null, null]);
    fill(false);
    expect(buttons()).toEqual(['Back to the lobby', 'Full screen', 'Open in its own window']);
    expect(frame()).toBe(before);
  });

  test('GAME-06 C11 a blocked window says how to allow it, and the game stays: another try, or on with it here', async () => {
    const open = vi.fn(() => null);
    await start({ windows: { ...noWindows, open } });
    const game = frame();
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Open in its own window');
    expect(screen.getByText('Please allow popups and try again.')).toBeTruthy();
    expect(screen.getByText(/address bar/)).toBeTruthy();
    await press('Try again');
    expect([open.mock.calls.length, frame()]).toEqual([2, game]);
    await press('Play it here');
    expect(screen.queryByText('Please allow popups and try again.')).toBeNull();
    expect([document.activeElement, frame()]).toEqual([game, game]);
  });
});
