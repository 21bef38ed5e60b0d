import { useHasPage } from '@marquee/blocks/page/pages';
import { useSession } from '@marquee/state/session';
import type { MessageDescriptor } from 'react-intl';
import { messages as header } from '../header/Header.messages.ts';
import { RESPONSIBLE } from '../safety/addresses.ts';
import { messages } from './menu.messages.ts';

export interface SiteLink {
  readonly to: string;
  readonly words: MessageDescriptor;
}

const AGENTS = '/agentHome';

const links: readonly SiteLink[] = [
  { to: '/promotions', words: header.promotions },
  { to: '/vip', words: messages.vip },
  { to: '/pointMall', words: messages.points },
  { to: '/noticePage', words: messages.notices },
  { to: '/down', words: header.download },
  { to: '/help', words: messages.help },
  { to: RESPONSIBLE, words: messages.responsible },
  { to: '/aboutUs', words: messages.about },
  { to: '/join', words: messages.join },
  { to: AGENTS, words: messages.agents },
];

/**
 * The pages of the site beside those of games (SHELL-01), so that each can be reached from every other. An entry is there
 * when its page is; that of agents is for them, and for whoever has not said who they are.
 */
export function useSiteLinks(): readonly SiteLink[] {
  const hasPage = useHasPage();
  const { kind } = useSession();
  const agents = kind === 'visitor' || kind === 'agent';
  return links.filter(({ to }) => hasPage(to) && (to !== AGENTS || agents));
}
