import { Link } from '@marquee/state/navigation';
import { Back, OnlyAt } from '@marquee/testing/places';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { LobbyPage } from './LobbyPage.tsx';

const LIST = '/rng?page=all&no=3';

/** The third page of the games, or another place of theirs, come to from another page of the site. */
async function start(list = LIST) {
  const page = await renderWithApp(
    <>
      <OnlyAt path="/rng">
        <LobbyPage category="RNG" />
      </OnlyAt>
      <Link to={list}>to the games</Link>
      <Back />
    </>,
    { at: '/live' },
  );
  await userEvent.click(screen.getByRole('link', { name: 'to the games' }));
  return { ...page, before: await names() };
}

const names = async () =>
  within(await screen.findByRole('list', { name: 'All games' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' });
const back = () => userEvent.click(screen.getByRole('button', { name: 'back' }));

/** Types, and waits until that is searched for. */
async function search(path: () => string, text: string, address: string) {
  await userEvent.type(field(), text);
  await waitFor(() => expect(path()).toBe(address));
}

test('GAME-02 GAME-03 SHELL-19 a page past the last is the last, and no step of the way back', async () => {
  const { path } = await start('/rng?page=all&no=99999');
  expect(path()).toBe('/rng?page=all&no=667');
  expect(screen.getByRole('status').textContent).toContain('10,000');
  await back();
  expect(path()).toBe('/live');
});

describe('the way back from a search', () => {
  test('GAME-02 GAME-03 leads to the list as it was, however often the search was refined', async () => {
    const { path, before } = await start();
    await search(path, 'k', '/rng?page=all&q=k');
    await search(path, 'oi', '/rng?page=all&q=koi');
    await waitFor(async () => expect((await names()).every((name) => /koi/i.test(name ?? ''))).toBe(true));
    await back();
    expect([path(), field().value]).toEqual([LIST, '']);
    expect(await names()).toEqual(before);
    await back();
    expect(path()).toBe('/live');
  });

  test('GAME-03 a search that is cleared is no step of it, and the list is as it was', async () => {
    const { path, before } = await start();
    await search(path, 'koi', '/rng?page=all&q=koi');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(path()).toBe(LIST));
    expect(await names()).toEqual(before);
    await search(path, 'lantern', '/rng?page=all&q=lantern');
    await back();
    await back();
    expect(path()).toBe('/live');
  });

  test('GAME-03 one without a game that is cleared by its button is none either', async () => {
    const { path } = await start();
    await search(path, 'nothingofthekind', '/rng?page=all&q=nothingofthekind');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
    expect([path(), field().value]).toEqual([LIST, '']);
    await back();
    expect(path()).toBe('/live');
  });

  test('GAME-02 GAME-03 a filter chosen since is a step, and stays when the search is cleared', async () => {
    const { path } = await start();
    await search(path, 'koi', '/rng?page=all&q=koi');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of game' }), 'Slots');
    expect(path()).toBe('/rng?page=all&q=koi&kind=SC');
    await userEvent.clear(field());
    await waitFor(() => expect(path()).toBe('/rng?page=all&kind=SC'));
    await back();
    expect([path(), field().value]).toEqual(['/rng?page=all&q=koi', 'koi']);
  });

  test('GAME-02 Enter in an empty field is no step', async () => {
    const { path } = await start();
    await userEvent.type(field(), '{Enter}');
    await back();
    expect(path()).toBe('/live');
  });
});
