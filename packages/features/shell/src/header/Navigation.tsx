import { categoryNames } from '@marquee/blocks/game/category.messages';
import { useHasPage } from '@marquee/blocks/page/pages';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath } from '@marquee/domain/gameTypes';
import { useEmptyCategories } from '@marquee/state/emptyCategories';
import { NavLink } from '@marquee/state/navigation';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from './Header.messages.ts';
import { menuCategories } from './menuCategories.ts';
import { item, list, navigation } from './Navigation.css.ts';

/** The main menu (SHELL-05). An entry is there when its page is; `aria-current` marks the page one is on. */
export function Navigation() {
  const intl = useIntl();
  const { games } = useBrand();
  const hasPage = useHasPage();
  const empty = useEmptyCategories();
  const entry = (to: string, words: MessageDescriptor) => (
    <li key={to}>
      <NavLink to={to} className={item}>
        {intl.formatMessage(words)}
      </NavLink>
    </li>
  );
  return (
    <nav className={navigation} aria-label={intl.formatMessage(messages.mainMenu)}>
      <ul className={list}>
        {entry('/', messages.home)}
        {menuCategories(games)
          .filter((category) => !empty.includes(category))
          .map((category) => entry(categoryPath(category), categoryNames[category]))}
        {hasPage('/promotions') && entry('/promotions', messages.promotions)}
        {hasPage('/down') && entry('/down', messages.download)}
      </ul>
    </nav>
  );
}
