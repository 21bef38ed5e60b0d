import type { Translated } from '../messages.ts';
import type { Person } from '../people.ts';
import { bound, type Platform } from '../platform.ts';
import { seeded } from '../random.ts';
import { LETTER_WORDS } from './letterWords.ts';

const DAY = 24 * 60 * 60_000;
const LETTERS = 14;
const MAX_MEMBERS = 1000;

export interface Letter {
  readonly id: string;
  readonly title: Translated;
  /** HTML */
  readonly content: Translated;
  readonly at: number;
  readonly read: boolean;
}

const keyOf = ({ merchant, username }: Person) => `${merchant}/${username}`;

function handled({ state }: Platform, person: Person): { read: string[]; deleted: string[] } {
  const key = keyOf(person);
  const kept = Object.hasOwn(state.support.letters, key) ? state.support.letters[key] : undefined;
  return kept ?? { read: [], deleted: [] };
}

function handle(platform: Platform, person: Person, next: { read: string[]; deleted: string[] }): void {
  platform.state.support.letters[keyOf(person)] = next;
  bound(platform.state.support.letters, MAX_MEMBERS);
  platform.changed();
}

/** The messages to a member, newest first: two a week, which follow from the seed; what was done with them is kept. */
export function lettersOf(platform: Platform, person: Person): Letter[] {
  const { read, deleted } = handled(platform, person);
  const random = seeded('letters', platform.seed, person.merchant, person.username);
  const unread = 1 + Math.floor(random() * 4);
  const today = Math.floor(platform.now() / DAY);
  // a message keeps its day as time goes on
  const newest = Math.floor(today / 3) * 3;
  return Array.from({ length: LETTERS }, (_, index) => {
    const day = newest - index * 3;
    const words = LETTER_WORDS[(day / 3) % LETTER_WORDS.length] ?? LETTER_WORDS[0];
    const id = `M${day}`;
    return { ...words, id, at: day * DAY + 9 * 60 * 60_000, read: index >= unread || read.includes(id) };
  }).filter(({ id, at }) => at <= platform.now() && !deleted.includes(id));
}

/** How many messages a member has not read. */
export function unreadOf(platform: Platform, person: Person): number {
  return lettersOf(platform, person).filter(({ read }) => !read).length;
}

export function markRead(platform: Platform, person: Person, id: string): void {
  const { read, deleted } = handled(platform, person);
  if (!read.includes(id)) handle(platform, person, { read: [...read, id].slice(-LETTERS * 4), deleted });
}

/** Deletes those that are there; tells how many. */
export function deleteLetters(platform: Platform, person: Person, ids: readonly string[]): number {
  const { read, deleted } = handled(platform, person);
  const gone = lettersOf(platform, person).flatMap(({ id }) => (ids.includes(id) ? [id] : []));
  if (gone.length > 0) handle(platform, person, { read, deleted: [...deleted, ...gone].slice(-LETTERS * 4) });
  return gone.length;
}
