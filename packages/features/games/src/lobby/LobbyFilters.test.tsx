import { renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LobbyPage } from './LobbyPage.tsx';

const start = (at: string) => renderWithApp(<LobbyPage category="RNG" />, { at });
const toggle = (name: string, expanded: boolean) => screen.getByRole('button', { name, expanded });
const kind = () => screen.getByRole('combobox', { name: 'Type of game' });

describe('LobbyFilters', () => {
  test('GAME-02 what a phone opens and closes them with says whether they are there, and how many are set', async () => {
    const user = userEvent.setup({ delay: null });
    await start('/rng');
    const controlled = document.getElementById(toggle('Filters', false).getAttribute('aria-controls') ?? '');
    expect(controlled?.contains(kind())).toBe(true);
    await user.click(toggle('Filters', false));
    await user.selectOptions(kind(), 'Jackpot');
    await user.click(toggle('Filters: 1 set', true));
    expect(toggle('Filters: 1 set', false)).toBeTruthy();
  });

  test('GAME-02 GAME-03 those of a shared link are not put away', async () => {
    await start('/rng?kind=SC&bet=0.1');
    expect(toggle('Filters: 2 set', true)).toBeTruthy();
  });

  test('GAME-02 until the games are there that are asked for after none, none is said to be missing', async () => {
    const user = userEvent.setup({ delay: null });
    const page = await start('/rng?q=there+is+no+such+game');
    const reset = await screen.findByRole('button', { name: /clear/i });
    const release = page.hold('games.list');
    await user.click(reset);
    await waitFor(() => expect(page.sent('games.list')).toHaveLength(2));
    expect(screen.queryByText(/no games here/)).toBeNull();
    await act(async () => release());
    expect(await screen.findByRole('list', { name: 'All games' })).toBeTruthy();
    expect(screen.queryByText(/no games here/)).toBeNull();
  });
});
