import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { roomList } from '../src/contract/games/rooms.ts';
import { lotteryLobby } from '../src/contract/lottery/lobby.ts';
import { lotteryMenus } from '../src/contract/lottery/menu.ts';
import { popularLotteries } from '../src/contract/lottery/popular.ts';
import { missionSummary } from '../src/contract/missions/summary.ts';
import { customerService } from '../src/contract/support/service.ts';
import { unreadCount } from '../src/contract/support/unread.ts';

const bare = { gameId: 7, remark: 'Red Delta' };

describe('SDK-08 what platforms write in different ways', () => {
  test.each([
    [
      { ...bare, gameCode: 'A', vendor: 'LOTT' },
      { gameCode: 'A', vendor: 'LOTT' },
    ],
    [
      { ...bare, code: 'A', accountTypeName: 'LOTT' },
      { gameCode: 'A', vendor: 'LOTT' },
    ],
    [bare, { gameId: '7', gameCode: '7', vendor: undefined }],
    [{ ...bare, tag: 'north, fast,' }, { tag: ['north', 'fast'] }],
    [
      { ...bare, tag: null, numero: null, remainTime: '61000' },
      { tag: [], numero: '', remainTime: 61_000 },
    ],
    [
      { ...bare, lockTime: null, drawDayOfWeek: 1 },
      { lockTime: 0, drawDayOfWeek: '1' },
    ],
  ])('SDK-08 the lottery %j is read as %o', (game, wanted) => {
    for (const answer of [[game], { list: [game] }]) {
      expect(z.parse(popularLotteries.output, answer).list[0]).toMatchObject(wanted);
    }
  });

  test.each([[{}], [{ gameId: '', remark: 'x' }], [{ gameId: 'x' }]])('SDK-03 %j is no lottery', (game) => {
    expect(z.safeParse(lotteryMenus.output, [{ tag: 'north', gameMenus: [game] }]).success).toBe(false);
  });

  test.each(['https://play.example/x', { url: 'https://play.example/x' }, { content: 'https://play.example/x' }])(
    'LOTT-06 the lobby %j is an address',
    (value) => {
      expect(z.parse(lotteryLobby.output, value)).toEqual({ url: 'https://play.example/x' });
    },
  );

  test.each([null, '', {}, { url: '' }, []])('SDK-03 the lobby %j is none', (value) => {
    expect(z.safeParse(lotteryLobby.output, value).success).toBe(false);
  });

  test.each([
    [3, { messages: 3, missions: 0, rewards: 0 }],
    ['3', { messages: 3, missions: 0, rewards: 0 }],
    [
      { count: 3, missionCount: '2' },
      { messages: 3, missions: 2, rewards: 0 },
    ],
  ])('MEMB-01 the unread count %j is %o', (value, wanted) => {
    expect(z.parse(unreadCount.output, value)).toEqual(wanted);
  });

  test.each([
    [
      { gameCode: 'A', vendor: 'KPR_PVP' },
      { gameCode: 'A', vendor: 'KPR_PVP' },
    ],
    [
      { code: 'A', accountTypeName: 'KPR_PVP' },
      { gameCode: 'A', vendor: 'KPR_PVP' },
    ],
    [{}, { gameCode: undefined, vendor: 'KPR' }],
  ])('SDK-08 the card room with %j is read as %o', (more, wanted) => {
    const room = { roomId: '1', title: 'One', nodeId: 'P001', vassalage: 'KPR', ...more };
    expect(z.parse(roomList.output, [room])[0]).toMatchObject(wanted);
  });

  test('SUPP-02 a channel that nobody knows does not take the others with it', () => {
    const value = { pathList: [{ type: 3, path: 'x' }], customerService: [{ csType: 'FAX' }, { csType: 'TELEGRAM' }] };
    expect(z.parse(customerService.output, value)).toMatchObject({
      pathList: [{ type: '3' }],
      customerService: [{ csType: 'unknown' }, { csType: 'TELEGRAM' }],
    });
  });

  test('MEMB-07 a mission in a state that nobody knows does not take the others with it', () => {
    const mission = { missionId: 'a', title: 'A', target: 3, reward: '1.00' };
    const value = {
      missions: [
        { ...mission, status: 'frozen' },
        { ...mission, status: 'claimable' },
      ],
    };
    expect(z.parse(missionSummary.output, value).missions.map(({ status }) => status)).toEqual([
      'unknown',
      'claimable',
    ]);
  });
});
