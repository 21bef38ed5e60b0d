import { gameCategoryOf, lotteryVendors } from '@marquee/domain/gameTypes';
import type { CallInput } from '@marquee/sdk/contract/call';
import type { launchGame as launchCall } from '@marquee/sdk/contract/games/launch';
import { launchRefusals } from '@marquee/sdk/contract/games/launchShape';
import type { Exchange, Handler } from '../../exchange.ts';
import { openTicket } from '../../game/tickets.ts';
import { type CatalogueGame, catalogueOf, lobbyAt } from '../../games/catalogue.ts';
import { vendorAt } from '../../games/vendors.ts';
import { inLanguage, type Translated } from '../../messages.ts';
import { personOf } from '../../people.ts';
import { Refusal } from '../../refusal.ts';
import { assertNotExcluded } from '../../safety/bars.ts';
import { gameMessages } from './messages.ts';
import { remember } from './own.ts';
import { roomAt } from './rooms.ts';

type Asked = Pick<CallInput<typeof launchCall>, 'vassalage' | 'gameType' | 'nodeId' | 'roomId' | 'backUrl'>;

function gameOf({ input, platform }: Exchange<Asked>): CatalogueGame | undefined {
  if (input.nodeId) return catalogueOf(platform.seed).find(input.nodeId);
  // a card among the sports may be an esports or a cockfight vendor's
  const type = gameCategoryOf(input.gameType);
  const vendor = vendorAt(input.vassalage, type) ?? vendorAt(input.vassalage);
  return vendor && lobbyAt(vendor.code, vendor.gameType);
}

/** Only a web origin is told anything. */
function originOf(backUrl: string | null | undefined): string | undefined {
  if (!backUrl || !URL.canParse(backUrl)) return undefined;
  const { protocol, origin } = new URL(backUrl);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** Opens a game for the session that asks: its address bears a ticket that is good for this game and session only. */
function launch(exchange: Exchange<Asked & { language: string }>): { content: string } {
  const { input, language, platform } = exchange;
  const person = personOf(exchange);
  assertNotExcluded(exchange);
  const refuse = (text: Translated, code: string) => new Refusal(inLanguage(text, language), { code });
  if (lotteryVendors.includes(input.vassalage)) throw refuse(gameMessages.lottery, 'game.lottery');
  const game = gameOf(exchange);
  if (!game) throw refuse(gameMessages.unknown, launchRefusals.unknown);
  if (game.maintenance) throw refuse(gameMessages.maintenance, launchRefusals.maintenance);
  if (input.roomId) {
    const room = roomAt(platform, input.roomId);
    if (!room) throw refuse(gameMessages.unknown, launchRefusals.unknown);
    if (room.status === 'full') throw refuse(gameMessages.roomFull, 'room.full');
  }
  remember(platform, person, game.nodeId);
  const back = originOf(input.backUrl);
  const ticket = openTicket(platform, {
    token: exchange.session?.token ?? '',
    merchant: person.merchant,
    username: person.username,
    nodeId: game.nodeId,
    language: input.language,
    ...(back === undefined ? {} : { back }),
    ...(person.record.kind === 'trial' ? { practice: '1000.00' } : {}),
  });
  return { content: `/sandbox/game/?${new URLSearchParams({ ticket, language: input.language })}` };
}

export const launchGame: Handler<'games.launch'> = launch;
export const launchSocial: Handler<'games.launchSocial'> = launch;
