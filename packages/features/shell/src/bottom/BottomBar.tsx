import { useBrand } from '@marquee/brand/provider';
import { categoryPath } from '@marquee/domain/gameTypes';
import { useDialogActions } from '@marquee/state/dialogs';
import { NavLink, usePathname } from '@marquee/state/navigation';
import { useTheme } from '@marquee/state/preferences';
import { useSession } from '@marquee/state/session';
import { Gamepad2, Globe, House, LogIn, Moon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { BarAccount } from '../account/LazyAccount.tsx';
import { visitorsOnly } from '../account/visitorsOnly.css.ts';
import { messages as appearance } from '../appearance/ThemeSwitch.messages.ts';
import { messages as header } from '../header/Header.messages.ts';
import { menuCategories } from '../header/menuCategories.ts';
import { messages as language } from '../language/LanguagePicker.messages.ts';
import { LanguagePicker } from '../language/LanguagePicker.tsx';
import { bar, item } from './BottomBar.css.ts';
import { messages } from './BottomBar.messages.ts';

/** What a phone's thumb reaches: home, games, language, theme, and the login or the account. */
export function BottomBar() {
  const intl = useIntl();
  return (
    <nav className={bar} aria-label={intl.formatMessage(messages.label)}>
      <NavLink to="/" className={item}>
        <House size={22} aria-hidden />
        {intl.formatMessage(header.home)}
      </NavLink>
      <GamesItem />
      <LanguagePicker
        trigger={(props) => (
          <button type="button" {...props} className={item}>
            <Globe size={22} aria-hidden />
            {intl.formatMessage(language.label)}
          </button>
        )}
      />
      <ThemeItem />
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

function ThemeItem() {
  const intl = useIntl();
  const [theme, turn] = useTheme();
  const dark = theme === 'dark';
  return (
    <button type="button" className={item} aria-pressed={dark} onClick={turn}>
      {/* the words name the dark theme, so its icon stays and the colour says whether it is on */}
      <Moon size={22} aria-hidden />
      {intl.formatMessage(appearance.dark)}
    </button>
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
