import type { HasPage } from '@marquee/blocks/page/pages';
import type { SignedIn } from '@marquee/state/session';
import { ChartNoAxesColumn, CircleUser, ClipboardList, type LucideIcon, ReceiptText, UsersRound } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { messages } from './AccountMenu.messages.ts';

export interface AccountEntry {
  readonly id: string;
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly Icon: LucideIcon;
}

const MEMBER = '/member';
const AGENT = '/agent';

/** A page of the member centre by its key (MEMB-01). */
const page = (key: string) => `${MEMBER}?page=${key}`;

/**
 * Where the menu of who is logged in leads (SHELL-11). Agents have their centre in place of "my account" (AGNT-01); a trial
 * account has neither centre. An entry is there when its page is.
 */
export function accountEntries(kind: SignedIn['kind'], hasPage: HasPage): readonly AccountEntry[] {
  if (kind === 'trial') return [];
  const own: readonly AccountEntry[] = [
    { id: 'betting', to: page('personalHistoryCopy'), label: messages.betting, Icon: ClipboardList },
    { id: 'record', to: page('transactionHistory'), label: messages.record, Icon: ReceiptText },
    { id: 'member', to: MEMBER, label: messages.memberCentre, Icon: UsersRound },
  ];
  const last: AccountEntry =
    kind === 'agent'
      ? { id: 'agent', to: AGENT, label: messages.agentCentre, Icon: ChartNoAxesColumn }
      : { id: 'mine', to: page('securityCenter'), label: messages.myAccount, Icon: CircleUser };
  return [...own, last].filter(({ to }) => hasPage(to.split('?')[0] ?? to));
}
