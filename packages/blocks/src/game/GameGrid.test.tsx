import { gameCategories } from '@marquee/domain/gameTypes';
import { hotGames } from '@marquee/sdk/contract/games/hotGames';
import { useCall } from '@marquee/state/queries';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { GameGrid } from './GameGrid.tsx';

function Hot() {
  const { data } = useCall(hotGames, { merchantCode: 'SPC01', language: 'EN' });
  return data ? <GameGrid label="Hot games" games={data.list} /> : null;
}

const grid = async () => within(await screen.findByRole('list', { name: 'Hot games' }));

describe('GameGrid', () => {
  test('GAME-05 a provider among the games opens a popup list of its games', async () => {
    await renderWithApp(<Hot />, { session: 'member' });
    await userEvent.click(await (await grid()).findByRole('button', { name: /^Reeflight/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reeflight' }));
    const games = within(await dialog.findByRole('list', { name: 'Reeflight' })).getAllByRole('link');
    expect(games[0]?.getAttribute('href')).toMatch(/^\/game\?nodeId=F\d+&vassalage=RFL/);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('WCAG 1.3.2 a name in a language of another direction than the page keeps its signs at its end', async () => {
    await renderWithApp(<Hot />, { session: 'member' });
    for (const link of (await grid()).getAllByRole('link')) {
      expect(link.querySelector('[dir="auto"]:not([aria-hidden])')?.textContent).not.toBe('');
    }
  });

  test('GAME-05 every other game starts by itself', async () => {
    await renderWithApp(<Hot />, { session: 'member' });
    for (const link of (await grid()).getAllByRole('link')) {
      const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.test');
      expect([pathname, gameCategories.some((code) => code === searchParams.get('gameType'))]).toEqual(['/game', true]);
    }
  });
});
