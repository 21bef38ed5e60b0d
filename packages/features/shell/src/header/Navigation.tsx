import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { messages } from './Header.messages.ts';
import { item, list, navigation } from './Navigation.css.ts';

/** The main menu (SHELL-05). An entry is there when its page is; `aria-current` marks the page one is on. */
export function Navigation() {
  const intl = useIntl();
  return (
    <nav className={navigation} aria-label={intl.formatMessage(messages.mainMenu)}>
      <ul className={list}>
        <li>
          <NavLink to="/" end className={item}>
            {intl.formatMessage(messages.home)}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
