import type { Handler } from '../../exchange.ts';
import { personOf } from '../../people.ts';
import { seeded } from '../../random.ts';

const AVATARS = 24;

/** The picture of a member; a trial account has none. */
export const avatar: Handler<'member.avatar'> = (exchange) => {
  const { merchant, username, record } = personOf(exchange);
  if (record.kind === 'trial') return {};
  const random = seeded('avatar', exchange.platform.seed, merchant, username);
  const avatarId = String(1 + Math.floor(random() * AVATARS));
  return { avatarId, url: `/sandbox/art/avatar/${avatarId}.svg` };
};

/** The badge of a member's club level. */
export const memberIcon: Handler<'member.icon'> = (exchange) => {
  const { record } = personOf(exchange);
  return { url: `/sandbox/art/badge/${record.clubLevel}.svg`, labelName: record.clubName };
};
