import { UserRound } from 'lucide-react';
import { useIntl } from 'react-intl';
import { item } from '../bottom/BottomBar.css.ts';
import { fromTablet } from '../header/Header.css.ts';
import { messages } from './AccountMenu.messages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BalancePanel } from './BalancePanel.tsx';

/** What the header shows of who is logged in: the balance, and from tablets on the account. */
export function HeaderAccount() {
  return (
    <>
      <BalancePanel />
      <div className={fromTablet}>
        <AccountMenu />
      </div>
    </>
  );
}

/** The account as an entry of the bar at the foot of phones. */
export function BarAccount() {
  const intl = useIntl();
  return (
    <AccountMenu
      trigger={(props) => (
        <button type="button" {...props} className={item}>
          <UserRound size={22} aria-hidden />
          {intl.formatMessage(messages.menu)}
        </button>
      )}
    />
  );
}
