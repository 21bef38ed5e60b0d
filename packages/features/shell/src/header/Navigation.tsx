import { categoryNames } from '@marquee/blocks/game/category.messages';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath } from '@marquee/domain/gameTypes';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { messages } from './Header.messages.ts';
import { menuCategories } from './menuCategories.ts';
import { item, list, navigation } from './Navigation.css.ts';

/** The main menu (SHELL-05). An entry is there when its page is; `aria-current` marks the page one is on. */
export function Navigation() {
  const intl = useIntl();
  const { games } = useBrand();
  return (
    <nav className={navigation} aria-label={intl.formatMessage(messages.mainMenu)}>
      <ul className={list}>
        <li>
          <NavLink to="/" end className={item}>
            {intl.formatMessage(messages.home)}
          </NavLink>
        </li>
        {menuCategories(games).map((category) => (
          <li key={category}>
            <NavLink to={categoryPath(category)} className={item}>
              {intl.formatMessage(categoryNames[category])}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
