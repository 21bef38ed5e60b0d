import type { LotteryMenu } from '@marquee/sdk/contract/lottery/game';
import { Link, type To } from '@marquee/state/navigation';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Strip } from '@marquee/ui/strip/Strip';
import { useIntl } from 'react-intl';
import { tags as messages } from './lottery.messages.ts';
import { tag as tagClass, waiting } from './TagBar.css.ts';

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
  return (
    <Strip
      label={intl.formatMessage(messages.label)}
      previous={intl.formatMessage(messages.previous)}
      next={intl.formatMessage(messages.next)}
      arrows={menus !== undefined && menus.length > SIDE_BY_SIDE}
      busy={menus === undefined}
      chosen={chosen}
    >
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
    </Strip>
  );
}
