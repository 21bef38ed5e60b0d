import { useHasPage } from '@marquee/blocks/page/pages';
import { channelIcons } from '@marquee/blocks/service/channelIcons';
import { ServiceNews } from '@marquee/blocks/service/ServiceNews';
import { channelNames, messages as service } from '@marquee/blocks/service/serviceDesk.messages';
import { type ServiceEntry, useServiceEntries } from '@marquee/blocks/service/useServiceEntries';
import { useServiceWindow } from '@marquee/blocks/service/useServiceWindow';
import { useFlag } from '@marquee/brand/provider';
import { chatRooms } from '@marquee/sdk/contract/support/chatRooms';
import { useDialogActions } from '@marquee/state/dialogs';
import { Link } from '@marquee/state/navigation';
import { useCall } from '@marquee/state/queries';
import { useSession } from '@marquee/state/session';
import { Menu } from '@marquee/ui/menu/Menu';
import { Headset, MessageSquareText, Percent } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMenuLink } from '../menu/useMenuLink.ts';
import { messages } from './bars.messages.ts';
import { docked, entry, floating, label, round } from './SideBar.css.ts';

/** The member centre's page of the manual rebate (SHELL-10, MEMB-01). */
const REBATE = '/member?page=manualRebate';

interface Way {
  id: string;
  label: string;
  icon: ReactNode;
  /** a page of this site; what has none opens over the page that stands */
  href?: string;
  onSelect(event: MouseEvent): void;
}

/**
 * One icon for each way to customer service, and with the rebate on a shortcut to it (SHELL-10): docked to the edge where a
 * screen has room beside its content, else behind one round button. Nothing where there is no way.
 */
export function RightBar() {
  const intl = useIntl();
  const { open, ...window } = useServiceWindow('bar');
  const chat = useChat();
  const rebate = useRebate();
  const ways: Way[] = useServiceEntries().map((one: ServiceEntry) => ({
    id: one.channel,
    label: intl.formatMessage(channelNames[one.channel]),
    icon: channelIcons[one.channel],
    onSelect: () => open(one),
  }));
  if (chat) ways.push(chat);
  if (rebate) ways.push(rebate);
  if (ways.length === 0) return null;
  const name = intl.formatMessage(service.label);
  return (
    <aside aria-label={name}>
      <ul className={docked.end}>
        {ways.map((way) => (
          <li key={way.id}>
            {way.href === undefined ? (
              <button type="button" className={entry} onClick={way.onSelect}>
                <Shown way={way} />
              </button>
            ) : (
              <Link className={entry} to={way.href}>
                <Shown way={way} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className={floating}>
        <Menu
          align="end"
          items={ways}
          trigger={(props) => (
            <button type="button" {...props} className={round} aria-label={name} title={name}>
              <Headset size={22} aria-hidden />
            </button>
          )}
        />
      </div>
      <ServiceNews window={{ open, ...window }} />
    </aside>
  );
}

function Shown({ way }: { way: Way }) {
  return (
    <>
      {way.icon}
      <span className={label.end}>{way.label}</span>
    </>
  );
}

/** The way to the chat room (SUPP-04), where the platform has one open for whoever is logged in. */
function useChat(): Way | undefined {
  const intl = useIntl();
  const dialogs = useDialogActions();
  const { kind } = useSession();
  const may = kind === 'member' || kind === 'agent';
  const { data } = useCall(chatRooms, {}, { enabled: may, staleMs: Number.POSITIVE_INFINITY });
  if (!may || !data || data.list.length === 0) return undefined;
  return {
    id: 'chat',
    label: intl.formatMessage(messages.chat),
    icon: <MessageSquareText size={20} aria-hidden />,
    onSelect: () => dialogs.open({ kind: 'chat' }),
  };
}

/** The way to the manual rebate, where the brand has it, a member may take it and its page is there. */
function useRebate(): Way | undefined {
  const intl = useIntl();
  const link = useMenuLink();
  const hasPage = useHasPage();
  const session = useSession();
  const on = useFlag('manualRebate');
  const [path = REBATE] = REBATE.split('?');
  if (!on || session.kind === 'visitor' || session.kind === 'trial' || !hasPage(path)) return undefined;
  return {
    id: 'rebate',
    label: intl.formatMessage(messages.rebate),
    icon: <Percent size={20} aria-hidden />,
    ...link(REBATE),
  };
}
