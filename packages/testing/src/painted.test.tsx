import { AppStoreContext, usePainted } from '@marquee/state/value';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestApp } from './testApp.ts';

afterEach(cleanup);

function Part() {
  return <output>{usePainted() ? 'painted' : 'not yet'}</output>;
}

test('what waits for the frame that shows it begins after that frame, not with it', async () => {
  const { app } = await createTestApp({});
  const waiting: (() => void)[] = [];
  render(
    <AppStoreContext value={{ ...app, afterPaint: (work) => void waiting.push(work) }}>
      <Part />
    </AppStoreContext>,
  );
  expect(screen.getByRole('status').textContent).toBe('not yet');
  act(() => waiting.splice(0).forEach((work) => void work()));
  expect(screen.getByRole('status').textContent).toBe('painted');
});
