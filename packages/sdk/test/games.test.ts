import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { game } from '../src/contract/games/game.ts';
import { jackpot } from '../src/contract/games/jackpot.ts';
import { gameList } from '../src/contract/games/list.ts';
import { roomList } from '../src/contract/games/rooms.ts';
import { winners } from '../src/contract/games/winners.ts';

const bare = { nodeId: 12, gameName: 'Jade Moon', gameType: 'RNG' };

describe('SDK-08 games are read alike, however a platform writes them', () => {
  test.each([
    [{ vendor: 'A', accountTypeName: 'B', vassalage: 'C' }, 'A'],
    [{ accountTypeName: 'B', vassalage: 'C' }, 'B'],
    [{ vendor: null, vassalage: 'C' }, 'C'],
    [{}, ''],
  ])('SDK-08 the vendor of %o is %j', (given, vendor) => {
    expect(z.parse(game, { ...bare, ...given })).toMatchObject({ vendor });
  });

  test.each([
    [{ gameCode: 'g', code: 'c' }, 'g'],
    [{ code: 7 }, '7'],
    [{}, undefined],
  ])('SDK-08 the code of %o is %j', (given, gameCode) => {
    expect(z.parse(game, { ...bare, ...given }).gameCode).toBe(gameCode);
  });

  test.each([
    ['VASSALAGE', true],
    ['GAME', false],
    [undefined, false],
  ])('GAME-05 isGame %j opens a list: %j', (isGame, opensList) => {
    expect(z.parse(game, { ...bare, isGame }).opensList).toBe(opensList);
  });

  test('SDK-03 unknown fields pass, and a game without an id is a failure that names it', () => {
    expect(z.parse(game, { ...bare, somethingNew: 1 }).nodeId).toBe('12');
    expect(z.safeParse(game, { ...bare, nodeId: '' }).error?.issues[0]?.path).toEqual(['nodeId']);
  });

  test('GAME-02 the constants of the spec are filled in', () => {
    expect(z.parse(gameList.input, { language: 'EN', gameType: 'RNG', pageNo: 1, pageSize: 15 })).toMatchObject({
      clientType: 3,
      platform: 'flash,html5-desktop',
    });
    expect(z.parse(winners.input, { language: 'EN' })).toMatchObject({ gameCategory: 'ALL', limitNum: 50 });
  });

  test('GAME-08 a room of an unknown status is open', () => {
    const room = { roomId: 'r', title: 'Room', nodeId: 'n', vassalage: 'v', vendor: 'v' };
    const read = (status?: string) => z.parse(roomList.output, [{ ...room, status }])[0]?.status;
    expect([read('full'), read('cleaning'), read()]).toEqual(['full', 'open', 'open']);
  });

  test('C07 amounts of winners and jackpots keep every digit', () => {
    const amount = '98765432109876543210.99';
    expect(z.parse(jackpot.output, { amount }).amount).toBe(amount);
    expect(z.parse(winners.output, [{ account: 'ab***12', gameName: 'x', amount }])[0]?.amount).toBe(amount);
  });
});
