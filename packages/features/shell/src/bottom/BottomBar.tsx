import { useHasPage } from '@marquee/blocks/page/pages';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath } from '@marquee/domain/gameTypes';
import { useDialogActions } from '@marquee/state/dialogs';
import { NavLink, usePathname } from '@marquee/state/navigation';
import { useSession } from '@marquee/state/session';
import { Gamepad2, Gift, House, LogIn, Menu } from 'lucide-react';
import { useIntl } from 'react-intl';
import { BarAccount } from '../account/LazyAccount.tsx';
import { visitorsOnly } from '../account/visitorsOnly.css.ts';
import { messages as header } from '../header/Header.messages.ts';
import { menuCategories } from '../header/menuCategories.ts';
import { bar, item } from './BottomBar.css.ts';
import { messages } from './BottomBar.messages.ts';

/** What a phone's thumb reaches: home, games, promotions, the menu of the whole site, and the login or the account. */
export function BottomBar() {
  const intl = useIntl();
  const dialogs = useDialogActions();
  const hasPage = useHasPage();
  return (
    <nav className={bar} aria-label={intl.formatMessage(messages.label)}>
      <NavLink to="/" className={item}>
        <House size={22} aria-hidden />
        {intl.formatMessage(header.home)}
      </NavLink>
      <GamesItem />
      {hasPage('/promotions') && (
        <NavLink to="/promotions" className={item}>
          <Gift size={22} aria-hidden />
          {intl.formatMessage(messages.promotions)}
        </NavLink>
      )}
      <button type="button" className={item} aria-haspopup="dialog" onClick={() => dialogs.open({ kind: 'menu' })}>
        <Menu size={22} aria-hidden />
        {intl.formatMessage(messages.menu)}
      </button>
      <AccountItem />
    </nav>
  );
}

/** Leads to the first kind of games that the brand has a page for. */
function GamesItem() {
  const intl = useIntl();
  const [first] = menuCategories(useBrand().games);
  if (first === undefined) return null;
  return (
    <NavLink to={categoryPath(first)} className={item}>
      <Gamepad2 size={22} aria-hidden />
      {intl.formatMessage(messages.games)}
    </NavLink>
  );
}

function AccountItem() {
  const intl = useIntl();
  const dialogs = useDialogActions();
  const session = useSession();
  const pathname = usePathname();
  if (session.kind !== 'visitor') return <BarAccount />;
  // the login page holds the form itself
  if (pathname === '/login') return null;
  return (
    <button
      type="button"
      data-early="login"
      className={`${item} ${visitorsOnly}`}
      onClick={() => dialogs.open({ kind: 'login' })}
    >
      <LogIn size={22} aria-hidden />
      {intl.formatMessage(header.logIn)}
    </button>
  );
}
