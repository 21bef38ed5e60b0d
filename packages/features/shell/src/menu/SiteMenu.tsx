import { categoryNames } from '@marquee/blocks/game/category.messages';
import { useBrand } from '@marquee/brand/provider';
import { categoryPath } from '@marquee/domain/gameTypes';
import { useDialogActions } from '@marquee/state/dialogs';
import { useEmptyCategories } from '@marquee/state/emptyCategories';
import { NavLink } from '@marquee/state/navigation';
import { useTheme } from '@marquee/state/preferences';
import { Dialog } from '@marquee/ui/dialog/Dialog';
import { Moon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { messages as appearance } from '../appearance/ThemeSwitch.messages.ts';
import { messages as bottom } from '../bottom/BottomBar.messages.ts';
import { menuCategories } from '../header/menuCategories.ts';
import { LanguageEntries } from '../language/LanguageEntries.tsx';
import { messages } from './menu.messages.ts';
import { entry, heading, list, menu } from './SiteMenu.css.ts';
import { type SiteLink, useSiteLinks } from './useSiteLinks.ts';

/** The whole site on a phone, which has no room for the main menu (SHELL-05): games, pages, language and theme. */
export function SiteMenu() {
  const intl = useIntl();
  const { close } = useDialogActions();
  const { games, languages } = useBrand();
  const empty = useEmptyCategories();
  const kinds = menuCategories(games)
    .filter((category) => !empty.includes(category))
    .map((category) => ({ to: categoryPath(category), words: categoryNames[category] }));
  return (
    <Dialog
      open
      whole
      title={intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      onClose={close}
    >
      <div className={menu}>
        <Links name={intl.formatMessage(bottom.games)} links={kinds} onFollow={close} />
        <Links name={intl.formatMessage(messages.more)} links={useSiteLinks()} onFollow={close} />
        <Part name={intl.formatMessage(messages.settings)}>
          {/* a brand with one language has nothing to choose */}
          {languages.supported.length > 1 && <LanguageEntries look={entry} />}
          <Theme />
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={heading}>
        {name}
      </h3>
      <ul className={list}>{children}</ul>
    </section>
  );
}

function Links({ name, links, onFollow }: { name: string; links: readonly SiteLink[]; onFollow: () => void }) {
  const intl = useIntl();
  if (links.length === 0) return null;
  return (
    <Part name={name}>
      {links.map(({ to, words }) => (
        <li key={to}>
          <NavLink to={to} className={entry} onClick={onFollow}>
            {intl.formatMessage(words)}
          </NavLink>
        </li>
      ))}
    </Part>
  );
}

function Theme() {
  const intl = useIntl();
  const [theme, turn] = useTheme();
  return (
    <li>
      <button type="button" className={entry} aria-pressed={theme === 'dark'} onClick={turn}>
        <Moon size={18} aria-hidden />
        {intl.formatMessage(appearance.dark)}
      </button>
    </li>
  );
}
