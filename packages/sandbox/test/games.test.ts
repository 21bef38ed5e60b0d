import { describe, expect, test } from 'vitest';
import { catalogueOf, SLOTS } from '../src/games/catalogue.ts';
import { vendors } from '../src/games/vendors.ts';
import { ledgerSum } from '../src/ledger/ledger.ts';
import type { Sandbox } from '../src/sandbox.ts';
import { type Asked, ask, handClock, MEMBER, sandboxWith, tokenFor } from './fixture.ts';

interface Listed {
  nodeId: string;
  gameName: string;
  vassalage: string;
  gameClassify: string;
  minBet: string;
  minLineNum: number;
  maintenance: string;
  isGame?: string;
}

interface Page {
  games: Listed[];
  totalPages: number;
  total: number;
}

const TRIAL = { username: 'demotrial', password: 'trial2468', type: 'username' };
const paged = { language: 'EN', pageNo: 1, pageSize: 15 };

async function list(sandbox: Sandbox, input: object, asked: Asked = {}): Promise<Page> {
  const { body } = await ask(sandbox, 'games.list', { ...paged, gameType: 'RNG', ...input }, asked);
  return body.value as unknown as Page;
}

describe('GAME-09 the catalogue', () => {
  test('GAME-09 there are 10,000 slots, each with a name of its own', () => {
    const { slots } = catalogueOf(7);
    expect(slots).toHaveLength(SLOTS);
    const names = slots.map(({ name, vendor }) => `${vendor.tongue} ${name}`);
    expect(new Set(names).size).toBe(SLOTS);
    expect(new Set(slots.map(({ nodeId }) => nodeId)).size).toBe(SLOTS);
  });

  test('GAME-09 a game is found by its id, and is the same one', () => {
    const catalogue = catalogueOf(11);
    const alone = catalogue.find('G04711');
    expect(alone).toEqual(catalogue.slots[4710]);
    for (const id of ['G00000', 'G10001', 'X1', '', 'L-RNG-NONE']) expect(catalogue.find(id), id).toBeUndefined();
  });

  test('GAME-09 other seeds have other games', () => {
    expect(catalogueOf(1).slots[0]?.name).not.toBe(catalogueOf(2).slots[0]?.name);
  });

  test('GAME-09 nothing of the catalogue is kept in the state', async () => {
    const sandbox = sandboxWith();
    await list(sandbox, {});
    expect(JSON.stringify(sandbox.state()).length).toBeLessThan(2000);
  });
});

describe('GAME-02 lists', () => {
  test('GAME-02 pages follow one another to the last and hold every game once', async () => {
    const sandbox = sandboxWith();
    const first = await list(sandbox, { pageSize: 200 });
    expect(first).toMatchObject({ totalPages: 50, total: SLOTS });
    const last = await list(sandbox, { pageSize: 200, pageNo: 50 });
    expect(new Set([...first.games, ...last.games].map(({ nodeId }) => nodeId)).size).toBe(400);
    expect((await list(sandbox, { pageSize: 200, pageNo: 51 })).games).toEqual([]);
  });

  test('GAME-02 a page size that no screen asks for is refused', async () => {
    const { body } = await ask(sandboxWith(), 'games.list', { ...paged, gameType: 'RNG', pageSize: 201 });
    expect(body).toMatchObject({ success: false, code: 'input.invalid' });
  });

  test('GAME-02 vendor, classification, minimum bet and lines narrow it down together', async () => {
    const { games, total } = await list(sandboxWith(), {
      vassalage: 'LWK',
      gameClassify: 'SC',
      minBet: '0.10',
      minLineNum: 25,
      pageSize: 200,
    });
    expect(total).toBeGreaterThan(20);
    for (const game of games) {
      expect(game).toMatchObject({ vassalage: 'LWK', gameClassify: 'SC', minBet: '0.1' });
      expect(game.minLineNum).toBeGreaterThanOrEqual(25);
    }
  });

  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/đ/g, 'd')
      .replace(/Đ/g, 'D');
  const wide = (name: string) =>
    name.replace(/[A-Za-z0-9]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).toUpperCase();

  test.each([
    ['EN', 'in full width and capitals', wide],
    ['EN', 'without its spaces', (name: string) => name.replaceAll(' ', '')],
    ['ES', 'without accents', plain],
    ['VI', 'without accents, in capitals', (name: string) => plain(name).toUpperCase()],
    ['CN', 'by its last two characters', (name: string) => name.replace(/ .*/, '').slice(-2)],
    ['TH', 'without tones', (name: string) => name.replace(/[\u0e48-\u0e4b]/g, '')],
    ['AR', 'with vowel signs', (name: string) => name.replace(/ /, '\u064f ')],
    ['JA', 'as it is', (name: string) => name],
  ])('GAME-02 a game named in %s is found %s', async (tongue, _how, typed) => {
    const game = catalogueOf(7).slots.find(({ vendor }) => vendor.tongue === tongue);
    const { games } = await list(sandboxWith(), { gameName: typed(game?.name ?? ''), pageSize: 200 });
    expect(games.map(({ gameName }) => gameName)).toContain(game?.name);
  });

  test('GAME-02 the exact name comes first', async () => {
    const names = new Set(catalogueOf(7).slots.map(({ name }) => name));
    const exact = [...names].find((name) => names.has(`${name} II`) && names.has(`${name} 7`)) ?? '';
    const { games } = await list(sandboxWith(), { gameName: exact.toUpperCase() });
    expect(games[0]?.gameName).toBe(exact);
    expect(games.map(({ gameName }) => gameName)).toEqual(expect.arrayContaining([`${exact} II`, `${exact} 7`]));
  });

  test('GAME-02 hot games are those of a vendor, or of all with entries that open a list', async () => {
    const sandbox = sandboxWith();
    const hot = async (more: object) =>
      (await ask(sandbox, 'games.hot', { merchantCode: 'M1', language: 'EN', ...more })).body.value as unknown as {
        list: Listed[];
        footer: unknown[];
      };
    const all = await hot({});
    expect(all.list.filter(({ isGame }) => isGame === 'VASSALAGE').length).toBeGreaterThan(0);
    expect(all.list.every(({ maintenance }) => maintenance !== '1')).toBe(true);
    expect(all.footer.length).toBeGreaterThan(20);
    const own = await hot({ vassalage: 'KPR' });
    expect(new Set(own.list.map(({ vassalage }) => vassalage))).toEqual(new Set(['KPR']));
  });

  test('GAME-02 empty and long states can be asked for', async () => {
    const scenario = (name: string) => ({ headers: { 'X-Sandbox-Scenario': name } });
    expect(await list(sandboxWith(), {}, scenario('empty'))).toEqual({ games: [], totalPages: 0, total: 0 });
    expect((await list(sandboxWith(), {}, scenario('longText'))).games[0]?.gameName.length).toBeGreaterThan(50);
  });
});

describe('GAME-01 vendors', () => {
  test('GAME-01 every category has one, and the codes of lottery and cockfight are those of the spec', () => {
    expect(new Set(vendors.map(({ gameType }) => gameType)).size).toBe(9);
    const codes = vendors.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['TCG_LOTTO_VN', 'TCG_SEA', 'ELOTT', 'LOTT', 'DS88', 'SV3']));
  });

  test('GAME-01 menus list esports and cockfight among the sports, in the language asked for', async () => {
    const menus = async (language: string) =>
      (await ask(sandboxWith(), 'games.menus', { language })).body.value as unknown as {
        title: string;
        gameType: string;
        cards: { vassalage: string }[];
      }[];
    const sports = (await menus('ES')).find(({ gameType }) => gameType === 'SPORTS');
    expect(sports?.title).toBe('Deportes');
    expect(sports?.cards.map(({ vassalage }) => vassalage)).toEqual(expect.arrayContaining(['PXR', 'DS88', 'SV3']));
  });

  test('GAME-01 a vendor says how many games it has in which category', async () => {
    const { body } = await ask(sandboxWith(), 'games.types', { language: 'EN', vassalage: 'LWK' });
    const games = catalogueOf(7).slots.filter(({ vendor }) => vendor.code === 'LWK').length;
    expect(body.value).toEqual([{ gameType: 'RNG', name: 'Slots', vassalages: ['LWK'], gameCount: games }]);
  });
});

describe('GAME-04 favourites', () => {
  const mark = { nodeId: 'G00003', vendor: 'x', gameType: 'RNG' };

  test('GAME-04 marking twice is marking once, and unmarking takes it away', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const ids = async () => (await ask(sandbox, 'games.favouriteIds', {}, { token })).body.value;
    await ask(sandbox, 'games.addFavourite', mark, { token });
    await ask(sandbox, 'games.addFavourite', { ...mark, nodeId: 'G00009' }, { token });
    await ask(sandbox, 'games.addFavourite', mark, { token });
    expect(await ids()).toEqual(['G00009', 'G00003']);
    const { body } = await ask(sandbox, 'games.favourites', paged, { token });
    expect(body.value).toMatchObject({ totalPages: 1, content: [{ nodeId: 'G00009' }, { nodeId: 'G00003' }] });
    await ask(sandbox, 'games.removeFavourite', mark, { token });
    expect(await ids()).toEqual(['G00009']);
  });

  test('GAME-04 a trial account is refused', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox, TRIAL);
    const { body } = await ask(sandbox, 'games.addFavourite', mark, { token });
    expect(body).toMatchObject({ success: false, code: 'account.trial' });
  });

  test('GAME-04 a game that is not there cannot be marked', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const { body } = await ask(sandbox, 'games.addFavourite', { ...mark, nodeId: 'G99999' }, { token });
    expect(body).toMatchObject({ success: false, code: 'game.unknown' });
  });
});

describe('GAME-08 card rooms', () => {
  test('GAME-08 rooms have players within their seats, limits, and a full one cannot be entered', async () => {
    const sandbox = sandboxWith();
    const token = await tokenFor(sandbox);
    const { body } = await ask(sandbox, 'games.rooms', { language: 'EN' });
    const rooms = body.value as unknown as {
      roomId: string;
      nodeId: string;
      vassalage: string;
      players: number;
      maxPlayers: number;
      status: string;
    }[];
    for (const { players, maxPlayers } of rooms) expect(players).toBeLessThanOrEqual(maxPlayers);
    const full = rooms.find(({ status }) => status === 'full');
    const open = rooms.find(({ status }) => status === 'open');
    const enter = async (room: typeof full) =>
      (await ask(sandbox, 'games.launch', { language: 'EN', gameType: 'PVP', ...room }, { token })).body;
    expect(await enter(full)).toMatchObject({ success: false, code: 'room.full' });
    expect(await enter(open)).toMatchObject({ success: true });
  });
});

describe('GAME-07 winners and jackpot', () => {
  test('GAME-07 fifty winners, newest first, masked, the same for two looks and moving on with the clock', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    const board = async () =>
      (await ask(sandbox, 'games.winners', { language: 'EN' })).body.value as unknown as {
        account: string;
        amount: string;
        time: number;
      }[];
    const [one, two] = [await board(), await board()];
    expect(one).toHaveLength(50);
    expect(two).toEqual(one);
    for (const { account, amount } of one) {
      expect(account).toMatch(/^[a-z]{2}\*{3}\d\d$/);
      expect(amount).toMatch(/^\d+\.\d\d$/);
    }
    expect(one.map(({ time }) => time)).toEqual(one.map(({ time }) => time).sort((a, b) => b - a));
    clock.advance(20_000);
    expect((await board())[1]).toEqual(one[0]);
  });

  test('SAFE-03 the jackpot is the sum of its pools and grows with the clock', async () => {
    const clock = handClock();
    const sandbox = sandboxWith({ clock });
    const amount = async () =>
      Number((await ask(sandbox, 'games.jackpot', { language: 'EN' })).body.value?.amount as string);
    const before = await amount();
    clock.advance(3000);
    expect(await amount()).toBeGreaterThan(before);
  });
});

test('SHELL-14 announcements come by type', async () => {
  const { body } = await ask(sandboxWith(), 'content.announcements', { language: 'EN', types: 'PU,H' });
  const of = (part: unknown) => new Set((part as { type: string }[]).map(({ type }) => type));
  expect(of(body.value?.popup)).toEqual(new Set(['PU']));
  expect(of(body.value?.list)).toEqual(new Set(['PU', 'H']));
});

test('the ledger is not touched by looking', async () => {
  const sandbox = sandboxWith();
  const token = await tokenFor(sandbox, MEMBER);
  await ask(sandbox, 'games.recent', paged, { token });
  expect(ledgerSum({ state: sandbox.state() })).toBe('0');
});
