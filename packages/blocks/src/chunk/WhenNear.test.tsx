import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyScreen } from './lazyScreen.tsx';
import { WhenNear } from './WhenNear.tsx';

const near = new Set<(entries: { isIntersecting: boolean }[]) => void>();

beforeEach(() => {
  near.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly told: (entries: { isIntersecting: boolean }[]) => void;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.told = told;
      }
      observe() {
        near.add(this.told);
      }
      disconnect() {
        near.delete(this.told);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tell = (isIntersecting: boolean) =>
  act(async () => {
    for (const told of near) told([{ isIntersecting }]);
  });

test('SHELL-17 the code of a part far down is fetched when the reader gets near, once, and its room is held meanwhile', async () => {
  const load = vi.fn(async () => ({ of }: { of: string }) => <p>{of}</p>);
  render(<WhenNear screen={lazyScreen(load)} props={{ of: 'games' }} pending={<p>room</p>} />);
  await tell(false);
  expect([load.mock.calls.length, screen.queryByText('room')]).toEqual([0, expect.anything()]);
  await tell(true);
  expect(await screen.findByText('games')).toBeTruthy();
  expect([load.mock.calls.length, screen.queryByText('room'), near.size]).toEqual([1, null, 0]);
});
