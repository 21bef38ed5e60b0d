import { categoryPath, type GameCategory, gameCategories } from '@marquee/domain/gameTypes';
import { noteEmptyCategories } from '@marquee/state/emptyCategories';
import { usePathname } from '@marquee/state/navigation';
import { useAppStore } from '@marquee/state/value';
import { browserTimers, type Timers } from '@marquee/ui/base/timers';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { menuEntries } from './menuKeys.ts';
import { panel } from './ProviderMenus.css.ts';
import { ProviderPanel } from './ProviderPanel.tsx';
import { placeUnder } from './placeUnder.ts';
import { messages } from './providers.messages.ts';
import { useOpenMenu } from './useOpenMenu.ts';
import { useProviders } from './useProviders.ts';

const byPath = new Map<string, GameCategory>(gameCategories.map((category) => [categoryPath(category), category]));

/** The kind of games that an entry of the main menu leads to. */
const categoryOf = (link: HTMLAnchorElement) => byPath.get(link.getAttribute('href') ?? '');

/**
 * The drop-downs of the main menu (SHELL-05), which come after the page and leave the menu itself as it is: hover or the
 * keyboard's focus on an entry opens its providers, the arrow down leads into them, Escape closes them. They stand behind
 * their entry in the document, so that Tab goes on to the next entry from them, and a screen reader comes to them by itself.
 */
export function ProviderMenus({ timers = browserTimers }: { timers?: Pick<Timers, 'setTimeout' | 'clearTimeout'> }) {
  const intl = useIntl();
  const app = useAppStore();
  const hint = useId();
  const sections = useProviders();
  const { link, turned } = useOpenMenu(timers);
  const pathname = usePathname();
  const sectionOf = (entry: HTMLAnchorElement) => sections?.find(({ gameType }) => gameType === categoryOf(entry));
  const section = link && sectionOf(link);

  // after each render: entries come and go with the page
  useEffect(() => {
    for (const entry of menuEntries()) {
      if (!sectionOf(entry)) continue;
      entry.setAttribute('aria-expanded', String(entry === link));
      entry.setAttribute('aria-describedby', hint);
    }
  });
  useEffect(
    () => () => {
      for (const entry of menuEntries()) {
        entry.removeAttribute('aria-expanded');
        entry.removeAttribute('aria-describedby');
      }
    },
    [],
  );

  const onAnotherPage = useEffectEvent(() => {
    turned();
    if (!sections) return;
    const offered = new Set(sections.map(({ gameType }) => gameType));
    noteEmptyCategories(
      app,
      gameCategories.filter((category) => !offered.has(category)),
    );
  });
  // an entry without a provider goes when the page changes anyway
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    onAnotherPage();
  }, [pathname]);

  return (
    <>
      <span id={hint} hidden>
        {intl.formatMessage(messages.hint)}
      </span>
      {link?.parentElement &&
        section &&
        createPortal(<Opened key={section.gameType} link={link} section={section} />, link.parentElement)}
    </>
  );
}

function Opened({
  link,
  section,
}: {
  link: HTMLAnchorElement;
  section: Parameters<typeof ProviderPanel>[0]['section'];
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    // in the top layer, where the menu that scrolls does not cut it off
    box.current.showPopover();
    placeUnder(link, box.current);
  }, [link]);
  return (
    // where it scrolls it is no stop of its own: arrows bring each provider into sight
    <div ref={box} popover="manual" tabIndex={-1} className={panel} data-menu-panel="">
      <ProviderPanel section={section} />
    </div>
  );
}
