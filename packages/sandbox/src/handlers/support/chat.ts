import { maskedName } from '../../account/mask.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { inLanguage } from '../../messages.ts';
import { personOf, realPersonOf } from '../../people.ts';
import { worded } from '../../records/wording.ts';
import { Refusal } from '../../refusal.ts';
import { ROOMS, supportMessage } from '../../support/messages.ts';
import type { ChatLine } from '../../support/state.ts';

const MAX_LINE = 300;
const MAX_LINES = 200;
const PAUSE_MS = 1000;

function roomOf(exchange: Exchange<{ roomId: string }>) {
  const room = ROOMS.find(({ id }) => id === exchange.input.roomId);
  if (!room) throw new Refusal(supportMessage('noRoom', exchange.language), { code: 'chat.room' });
  return room;
}

/** What members wrote in a room; nobody else ever writes there. */
function linesOf({ platform, merchant }: Exchange<unknown>, room: string): readonly ChatLine[] {
  const { chat } = platform.state.support;
  const key = `${merchant}/${room}`;
  return (Object.hasOwn(chat, key) ? chat[key] : undefined) ?? [];
}

const shown = ({ id, from, own, text, at }: ChatLine, username: string) => ({
  id,
  account: from,
  own: own === username,
  text,
  at,
});

/** The rooms that are open. */
export const chatRooms: Handler<'support.chatRooms'> = (exchange) => ({
  list: exchange.scenario.empty
    ? []
    : ROOMS.map(({ id, title, about }) => ({
        roomId: id,
        title: inLanguage(title, exchange.language),
        description: inLanguage(about, exchange.language),
        maxLength: MAX_LINE,
      })),
});

/** The operator's welcome, then what members wrote. */
export const chatHistory: Handler<'support.chatHistory'> = (exchange) => {
  const { username } = personOf(exchange);
  const { input, scenario } = exchange;
  const { id, welcome } = roomOf(exchange);
  const first = { id: 'welcome', account: '', text: worded(exchange, welcome) };
  const lines = scenario.empty ? [] : linesOf(exchange, id).map((line) => shown(line, username));
  const all = [first, ...lines];
  const end = input.before === undefined ? all.length : all.findIndex((line) => line.id === input.before);
  const start = Math.max(0, end - input.count);
  return { list: all.slice(start, Math.max(end, 0)), more: start > 0 };
};

/** Writes a line, not faster than one a second. */
export const chatSend: Handler<'support.chatSend'> = (exchange) => {
  const { username } = realPersonOf(exchange);
  const { platform, input, language, merchant } = exchange;
  const room = roomOf(exchange);
  const text = input.text.trim();
  const length = [...text].length;
  if (length === 0 || length > MAX_LINE) {
    throw new Refusal(supportMessage('lineLength', language, MAX_LINE), { code: 'chat.length' });
  }
  const lines = linesOf(exchange, room.id);
  const now = platform.now();
  if (lines.some(({ own, at }) => own === username && now - at < PAUSE_MS)) {
    throw new Refusal(supportMessage('slowly', language), { code: 'chat.slowly' });
  }
  const line: ChatLine = { id: platform.hex(6), from: maskedName(username), own: username, text, at: now };
  platform.state.support.chat[`${merchant}/${room.id}`] = [...lines, line].slice(-MAX_LINES);
  platform.changed();
  return shown(line, username);
};
