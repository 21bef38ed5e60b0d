import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LobbyPage } from './LobbyPage.tsx';

async function start(at: string) {
  const page = await renderWithApp(<LobbyPage category="RNG" />, { at });
  await screen.findByRole('list', { name: 'All games' });
  return page;
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });

/** How much of it is busy after each change to that, in the order of the changes. */
function watchBusy(within: HTMLElement) {
  const busy = new Set<Node>(within.querySelectorAll('[aria-busy="true"]'));
  const counts: number[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      // a change says what was before it: what was not busy is so from then on
      if (oldValue === 'true') busy.delete(target);
      else busy.add(target);
      counts.push(busy.size);
    }
  });
  watch.observe(within, { subtree: true, attributeFilter: ['aria-busy'], attributeOldValue: true });
  return { counts, stop: () => watch.disconnect() };
}

describe('LobbySearch', () => {
  test('GAME-09 what waits for a pause in typing, then waits for the answer, without a break', async () => {
    const page = await start('/rng');
    const { counts, stop } = watchBusy(screen.getByRole('tabpanel'));
    const release = page.hold('games.list');
    await userEvent.type(field(), 'koi');
    await waitFor(() => expect(page.sent('games.list').length).toBe(2));
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).not.toContain(0);
    stop();
    release();
  });

  test('GAME-02 when the search is cleared, its field has the focus', async () => {
    await start('/rng?q=koi');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect([document.activeElement, field().value]).toEqual([field(), '']);
  });
});
