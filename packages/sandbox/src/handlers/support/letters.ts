import type { Exchange, Handler } from '../../exchange.ts';
import { missionsOf } from '../../missions/missions.ts';
import { rewardsOf } from '../../missions/rewards.ts';
import { realPersonOf } from '../../people.ts';
import { Refusal } from '../../refusal.ts';
import { deleteLetters, type Letter, lettersOf, markRead, unreadOf } from '../../support/letters.ts';
import { supportMessage } from '../../support/messages.ts';
import { titled, written } from '../../written.ts';

function rowOf({ id, at, read, title }: Letter, exchange: Exchange<unknown>) {
  return { id, at, read, title: titled(title, exchange) };
}

/** What waits for a member: messages unread, missions and rewards to be claimed. */
export const unread: Handler<'support.unread'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, scenario } = exchange;
  if (scenario.empty) return { count: 0, missionCount: 0, rewardCount: 0 };
  const waiting = (list: readonly { status: string }[]) => list.filter(({ status }) => status === 'claimable').length;
  return {
    count: unreadOf(platform, person),
    missionCount: waiting(missionsOf(platform, person)),
    rewardCount: waiting(rewardsOf(platform, person)),
  };
};

/** A page of the messages. */
export const messages: Handler<'support.messages'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { pageNo, pageSize } = exchange.input;
  const all = exchange.scenario.empty ? [] : lettersOf(exchange.platform, person);
  const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return {
    list: list.map((letter) => rowOf(letter, exchange)),
    total: all.length,
    totalPages: Math.ceil(all.length / pageSize),
    unread: all.filter(({ read }) => !read).length,
  };
};

/** A message with its text; it counts as read from now on. */
export const readMessage: Handler<'support.readMessage'> = (exchange) => {
  const person = realPersonOf(exchange);
  const { platform, input, language } = exchange;
  const letter = lettersOf(platform, person).find(({ id }) => id === input.id);
  if (!letter) throw new Refusal(supportMessage('noLetter', language), { code: 'message.unknown' });
  markRead(platform, person, letter.id);
  return { ...rowOf(letter, exchange), read: true, content: written(letter.content, exchange) };
};

/** Deletes messages for good. */
export const deleteMessages: Handler<'support.deleteMessages'> = (exchange) => ({
  deleted: deleteLetters(exchange.platform, realPersonOf(exchange), exchange.input.ids),
});
