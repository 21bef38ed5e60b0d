import { CannotPlay, type Player, type Plays } from '../play.ts';
import type { supportCalls } from './all.ts';
import { chatRooms } from './chatRooms.ts';
import { feedbackSettings } from './feedbackSettings.ts';
import { letters } from './messages.ts';

async function firstLetter({ ask }: Player): Promise<string> {
  const { list } = await ask(letters, { pageNo: 1, pageSize: 1 });
  if (!list[0]) throw new CannotPlay('there is no message');
  return list[0].id;
}

async function firstRoom({ ask }: Player): Promise<string> {
  const { list } = await ask(chatRooms, {});
  if (!list[0]) throw new CannotPlay('there is no chat room');
  return list[0].roomId;
}

export const supportPlays: Plays<typeof supportCalls> = {
  'support.service': () => ({ service: 'LIVECHAT' }),
  'support.unread': () => ({}),
  'support.messages': () => ({ pageNo: 1, pageSize: 10 }),
  'support.readMessage': async (player) => ({ id: await firstLetter(player) }),
  'support.deleteMessages': async (player) => ({ ids: [await firstLetter(player)] }),
  'support.feedbackSettings': () => ({}),
  'support.feedback': async ({ ask }) => {
    const { minWords, categories } = await ask(feedbackSettings, {});
    return { category: categories[0]?.id ?? '', content: 'good '.repeat(Math.max(minWords, 1)).trim() };
  },
  'support.helpCenter': () => ({}),
  'support.chatRooms': () => ({}),
  'support.chatHistory': async (player) => ({ roomId: await firstRoom(player), count: 50 }),
  'support.chatSend': async (player) => ({ roomId: await firstRoom(player), text: 'Good evening' }),
};
