import type { Game } from '@marquee/sdk/contract/games/game';
import { gameList } from '@marquee/sdk/contract/games/list';
import { renderWithApp } from '@marquee/testing/renderWithApp';
import { screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TileGrid } from './TileGrid.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('GAME-09 however many games a list has, at most 200 tiles stand in the page', async () => {
  const { client } = await renderWithApp(<p>first</p>);
  const { games } = await client.send(gameList, { language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 200 });
  const many: Game[] = [0, 1].flatMap((half) => games.map((game) => ({ ...game, nodeId: `${half}${game.nodeId}` })));
  expect(many.length).toBe(400);
  await renderWithApp(<TileGrid label="Games" games={many} />);
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Games' })).getAllByRole('listitem').length).toBe(200),
  );
});

test.each([
  ['a phone', false, 9],
  ['a wider screen', true, 24],
])('GAME-09 %s gets as many tiles first as it shows, the rest right after', async (_, wider, first) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), { matches: media.includes('min-width') && wider, media } as MediaQueryList),
  );
  const { client } = await renderWithApp(<p>first</p>);
  const { games } = await client.send(gameList, { language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 60 });
  const drawn: number[] = [];
  await renderWithApp(
    <Profiler id="tiles" onRender={() => drawn.push(screen.queryAllByRole('listitem').length)}>
      <TileGrid label="Games" games={games} />
    </Profiler>,
  );
  await waitFor(() => expect(drawn.at(-1)).toBe(60));
  expect(drawn.find((count) => count > 0)).toBe(first);
});

test('GAME-05 a lottery is played on its own page, which is told which one', async () => {
  const { client } = await renderWithApp(<p>first</p>);
  const { games } = await client.send(gameList, { language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 1 });
  const [game] = games;
  if (!game) throw new Error('The sandbox lists no game.');
  const lottery: Game = {
    ...game,
    vendor: 'TCG_LOTTO_VN',
    gameCode: 'VNNDAWN',
    defaultPlayType: 'LAST',
    opensList: false,
  };
  await renderWithApp(<TileGrid label="Games" games={[lottery]} />);
  const [link] = await screen.findAllByRole('link');
  expect(link?.getAttribute('href')).toBe('/lottery?gameCode=VNNDAWN&vendor=TCG_LOTTO_VN&playType=LAST');
});
