import { useHasPage } from '@marquee/blocks/page/pages';
import { memberInfo } from '@marquee/sdk/contract/member/info';
import { useDialogActions } from '@marquee/state/dialogs';
import { useCall } from '@marquee/state/queries';
import { type SignedIn, useSession } from '@marquee/state/session';
import { Button } from '@marquee/ui/button/Button';
import { Menu, type MenuTriggerProps } from '@marquee/ui/menu/Menu';
import { VisuallyHidden } from '@marquee/ui/text/VisuallyHidden';
import { LogOut, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useMenuLink } from '../menu/useMenuLink.ts';
import { kind, label, name, who } from './AccountMenu.css.ts';
import { messages } from './AccountMenu.messages.ts';
import { accountEntries } from './accountEntries.ts';

const kinds: Record<SignedIn['kind'], MessageDescriptor> = {
  member: messages.member,
  agent: messages.agent,
  trial: messages.trial,
};

export interface AccountMenuProps {
  /** draws the opening button in another shape, such as an entry of the bar at the foot of phones */
  trigger?: (props: MenuTriggerProps) => ReactNode;
}

/** Who is logged in, the ways to the own pages, and the way out (SHELL-11). Nothing for a visitor. */
export function AccountMenu({ trigger }: AccountMenuProps) {
  const session = useSession();
  return session.kind === 'visitor' ? null : <Opened session={session} trigger={trigger} />;
}

function Opened({ session, trigger }: { session: SignedIn; trigger: AccountMenuProps['trigger'] }) {
  const intl = useIntl();
  const dialogs = useDialogActions();
  const link = useMenuLink();
  const entries = accountEntries(session.kind, useHasPage());
  // a session that another window of the platform left has no name of its own
  const { data } = useCall(memberInfo, {}, { enabled: session.account === undefined });
  const account = session.account ?? data?.account;
  return (
    <Menu
      align="end"
      trigger={
        trigger ??
        ((props) => (
          <Button {...props} kind="quiet" size="small" icon={<UserRound size={20} aria-hidden />}>
            <VisuallyHidden>{intl.formatMessage(messages.menu)} </VisuallyHidden>
            <span className={label}>{account}</span>
          </Button>
        ))
      }
      header={
        <div className={who}>
          {account && <bdi className={name}>{account}</bdi>}
          <span className={kind}>{intl.formatMessage(kinds[session.kind])}</span>
        </div>
      }
      items={[
        ...entries.map(({ id, to, label: words, Icon }) => ({
          id,
          label: intl.formatMessage(words),
          icon: <Icon size={20} aria-hidden />,
          ...link(to),
        })),
        {
          id: 'signOut',
          label: intl.formatMessage(messages.signOut),
          icon: <LogOut size={20} aria-hidden />,
          divided: entries.length > 0,
          onSelect: () => dialogs.open({ kind: 'signOut' }),
        },
      ]}
    />
  );
}
