import type { GameCategory } from '@marquee/domain/gameTypes';
import { useDialogs } from '@marquee/state/dialogs';
import { type RenderOptions, renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CategoryPage } from './CategoryPage.tsx';

const Open = () => <output>{useDialogs().current?.kind}</output>;

const start = (category: GameCategory, options: RenderOptions = {}) =>
  renderWithApp(
    <>
      <CategoryPage category={category} />
      <Open />
    </>,
    options,
  );
const providers = async () => within(await screen.findByRole('list', { name: 'Providers' }));

describe('CategoryPage', () => {
  test.each([
    ['LIVE', ['Velvet Salon', 'Nightglass', 'Marina Tables', 'Orchid Court', 'Galdera Live']],
    ['SPORTS', ['Farwhistle', 'Touchline Nine', 'Grassmark', 'Paddock Row', 'Fairball']],
    ['ESPORTS', ['Pixelrift', 'Lane Zero', 'Guildcross']],
    ['COCKFIGHT', ['Dawnspur', 'Silver Vale']],
  ] as const)('GAME-01 GAME-08 %s lists its providers, each of which starts', async (category, names) => {
    await start(category, { session: 'member' });
    const links = (await providers()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(links[0]?.getAttribute('href')).toMatch(new RegExp(`^/game\\?vassalage=\\w+&gameType=${category}$`));
  });

  test('GAME-05 the providers of a lottery lead to its own page', async () => {
    await start('ELOTT', { session: 'member' });
    const links = (await providers()).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/lottery?vendor=TCG_LOTTO_VN', '/lottery?vendor=ELOTT']);
  });

  test('GAME-08b without a provider the page says so, and leads home', async () => {
    await start('LIVE', { scenario: 'empty' });
    expect(await screen.findByRole('heading', { name: 'There is nothing to play here right now' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  test('GAME-05 AUTH-23 a visitor is asked to log in', async () => {
    const { path } = await start('LIVE');
    await userEvent.click((await providers()).getByRole('link', { name: 'Velvet Salon' }));
    expect([screen.getByRole('status').textContent, path()]).toEqual(['login', '/']);
  });

  test('GAME-06 a provider under maintenance is marked as such', async () => {
    await start('LIVE');
    const tiles = (await providers()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(tiles.filter((text) => text?.includes('Maintenance'))).toEqual(['Galdera LiveMaintenance']);
  });

  test('ERR-03 providers that do not come can be asked for again', async () => {
    const { fail } = await start('LIVE', { fault: 'games.vendors=500' });
    const alert = await screen.findByRole('alert');
    fail('');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await providers()).toBeTruthy();
  });
});
