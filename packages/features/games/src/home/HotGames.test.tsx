import { renderWithApp } from '@marquee/testing/renderWithApp';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { HotGames } from './HotGames.tsx';

const list = async () => within(await screen.findByRole('list', { name: 'Hot games' }));
const part = () => screen.queryByRole('region', { name: 'Hot games' });

describe('HotGames', () => {
  test('GAME-07 shows a dozen games that start, and where the rest is', async () => {
    await renderWithApp(<HotGames />);
    expect((await list()).getAllByRole('listitem').length).toBe(12);
    expect(screen.getByRole('link', { name: 'Show all: Hot games' }).getAttribute('href')).toBe('/rng');
  });

  test('SAFE-05 games of a kind that the brand does not offer are left out', async () => {
    await renderWithApp(<HotGames />, {
      brand: { games: { off: ['RNG'], first: [], cockfightSection: false, jackpot: 'off' } },
    });
    const links = (await list()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.includes('gameType=RNG'))).toEqual([]);
    expect(screen.getByRole('link', { name: 'Show all: Hot games' }).getAttribute('href')).toBe('/fish');
  });

  test('BRAND-14c another language asks anew for them', async () => {
    const { app, sent } = await renderWithApp(<HotGames />);
    await list();
    expect(sent('games.hot')).toHaveLength(1);
    act(() => app.preferences.setLanguage('ES'));
    await waitFor(() =>
      expect(sent('games.hot').map(({ url }) => url.searchParams.get('language'))).toEqual(['EN', 'ES']),
    );
  });

  test('GAME-07 leaves the page when there is none', async () => {
    await renderWithApp(<HotGames />, { scenario: 'empty' });
    await waitFor(() => expect(part()).toBeNull());
  });

  test('GAME-07 ERR-03 fails alone, and can be tried again', async () => {
    const { fail } = await renderWithApp(<HotGames />, { fault: 'games.hot=500' });
    const alert = await screen.findByRole('alert');
    fail('');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect((await list()).getAllByRole('listitem').length).toBe(12);
  });
});
