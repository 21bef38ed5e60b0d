import { balance } from '@marquee/sdk/contract/wallet/balance';
import { useCall } from '@marquee/state/queries';
import { fixedClock } from '@marquee/testing/fixedClock';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { Stage } from './Stage.tsx';

const game = { src: 'https://games.specimen.example/play', rights: 'allow-scripts allow-same-origin' };

// frames are not fetched here: what is in them is the provider's
beforeEach(() => {
  const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
  settings.disableIframePageLoading = true;
  settings.handleDisabledFileLoadingAsSuccess = true;
});

const start = (options: RenderOptions = {}) =>
  renderWithApp(
    <>
      <Stage name="Red Koi" game={game} onLeave={() => {}} />
      <Balance />
    </>,
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
