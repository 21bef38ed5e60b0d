import type { LotteryMenu } from '@marquee/sdk/contract/lottery/game';
import { Link, type To } from '@marquee/state/navigation';
import { IconButton } from '@marquee/ui/button/IconButton';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { tags as messages } from './lottery.messages.ts';
import { arrow, bar, list, tag as tagClass, waiting } from './TagBar.css.ts';

/** So many stand side by side; more can be scrolled to by arrows (LOTT-01c). */
const SIDE_BY_SIDE = 7;
const WAITING = ['1', '2', '3', '4', '5', '6'];

export interface TagBarProps {
  /** nothing while they are on their way */
  menus: readonly LotteryMenu[] | undefined;
  /** the one chosen; nothing where another list is open */
  chosen: string | undefined;
  /** no tag and no other list: all lotteries */
  all: boolean;
  address: (tag: string | undefined) => To;
}

/** The categories of lotteries, of which one can be chosen. */
export function TagBar({ menus, chosen, all, address }: TagBarProps) {
  const intl = useIntl();
  const box = useRef<HTMLUListElement>(null);
  const scroll = (pages: number) => {
    const element = box.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: pages * forward * element.clientWidth * 0.8 });
  };
  const arrows = menus !== undefined && menus.length > SIDE_BY_SIDE;
  const turn = (pages: -1 | 1) => (
    <span className={arrow}>
      <IconButton
        label={intl.formatMessage(pages < 0 ? messages.previous : messages.next)}
        size="small"
        round
        icon={
          <DirectionalIcon>
            {pages < 0 ? <ChevronLeft size={20} aria-hidden /> : <ChevronRight size={20} aria-hidden />}
          </DirectionalIcon>
        }
        onClick={() => scroll(pages)}
      />
    </span>
  );
  return (
    <div className={bar}>
      {arrows && turn(-1)}
      <ul ref={box} className={list} aria-label={intl.formatMessage(messages.label)} aria-busy={menus === undefined}>
        <li>
          <Link className={tagClass} to={address(undefined)} aria-current={all ? 'true' : undefined}>
            {intl.formatMessage(messages.all)}
          </Link>
        </li>
        {menus?.map(({ tag, title }) => (
          <li key={tag}>
            <Link className={tagClass} to={address(tag)} aria-current={chosen === tag ? 'true' : undefined}>
              {title || tag}
            </Link>
          </li>
        ))}
        {menus === undefined &&
          WAITING.map((key) => (
            <li key={key} className={waiting} aria-hidden>
              <Skeleton shape="fill" />
            </li>
          ))}
      </ul>
      {arrows && turn(1)}
    </div>
  );
}
