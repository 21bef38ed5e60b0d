import type { Amount } from '@marquee/domain/money';
import type { Handler } from '../../exchange.ts';
import { type CatalogueGame, catalogueOf } from '../../games/catalogue.ts';
import { accountTypeOf } from '../../games/vendors.ts';
import { inLanguage } from '../../messages.ts';
import type { Platform } from '../../platform.ts';
import { seeded } from '../../random.ts';
import { roomLevels } from './messages.ts';
import { gameArt } from './shapes.ts';

/** Players come and go; a list that is asked for twice within this time is the same. */
const SEATED_MS = 30_000;
const SEATS = [48, 24, 12] as const;
const LIMITS: readonly (readonly [Amount, Amount])[] = [
  ['1', '50'],
  ['10', '500'],
  ['100', '10000'],
];

/** A card room at this moment. */
export function roomOf(platform: Platform, game: CatalogueGame, level: number) {
  const [seats = 0, [minBet, maxBet] = ['1', '1']] = [SEATS[level], LIMITS[level]];
  const random = seeded('room', platform.seed, game.nodeId, level, Math.floor(platform.now() / SEATED_MS));
  const players = Math.min(seats, Math.floor(random() * seats * 1.1));
  const status = game.maintenance ? 'maintenance' : players >= seats ? 'full' : 'open';
  return { roomId: `${game.nodeId}-${level + 1}`, players, maxPlayers: seats, minBet, maxBet, status };
}

/** The room of an id, if there is one. */
export function roomAt(platform: Platform, roomId: string) {
  const [, nodeId = '', level = ''] = /^(P\d{3})-([123])$/.exec(roomId) ?? [];
  const game = catalogueOf(platform.seed).find(nodeId);
  return game && roomOf(platform, game, Number(level) - 1);
}

/** Rooms of every card game, from low to high limits (GAME-08). */
export const roomList: Handler<'games.rooms'> = ({ input, platform, scenario }) =>
  scenario.empty
    ? []
    : catalogueOf(platform.seed)
        .of('PVP')
        .filter(({ vendor }) => !input.vassalage || vendor.code === input.vassalage)
        .flatMap((game) =>
          roomLevels.map((name, level) => ({
            ...roomOf(platform, game, level),
            title: `${game.name} · ${inLanguage(name, input.language)}`,
            nodeId: game.nodeId,
            gameCode: game.nodeId.toLowerCase(),
            vassalage: game.vendor.code,
            vendor: accountTypeOf(game.vendor),
            gameType: 'PVP',
            image: gameArt(game.nodeId),
          })),
        );
