import { handNearness } from '@marquee/testing/handNearness';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyScreen } from './lazyScreen.tsx';
import { WhenNear } from './WhenNear.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('SHELL-17 the code of a part far down is fetched when the reader gets near, once, and its room is held meanwhile', async () => {
  const { tell, watching } = handNearness();
  const load = vi.fn(async () => ({ of }: { of: string }) => <p>{of}</p>);
  render(<WhenNear screen={lazyScreen(load)} props={{ of: 'games' }} pending={<p>room</p>} />);
  await tell(false);
  expect([load.mock.calls.length, screen.queryByText('room')]).toEqual([0, expect.anything()]);
  await tell(true);
  expect(await screen.findByText('games')).toBeTruthy();
  expect([load.mock.calls.length, screen.queryByText('room'), watching()]).toEqual([1, null, 0]);
});
