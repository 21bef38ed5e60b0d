import type { GameVendor } from '@marquee/sdk/contract/games/vendors';
import { Link } from '@marquee/state/navigation';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { Strip } from '@marquee/ui/strip/Strip';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { strip as messages } from './lobby.messages.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { cell, name, vendor } from './VendorStrip.css.ts';

/** So many stand side by side; more can be scrolled to (GAME-02). */
const SIDE_BY_SIDE = 7;

export interface VendorStripProps {
  /** nothing while they are on their way */
  vendors: readonly GameVendor[] | undefined;
  chosen: string | undefined;
  /** where a choice leads */
  address: (vassalage: string | undefined) => string;
}

/** The providers of a category, of which one can be chosen (GAME-02). */
export function VendorStrip({ vendors, chosen, address }: VendorStripProps) {
  const intl = useIntl();
  const choice = (key: string, to: string | undefined, mark: ReactNode, words: string) => (
    <li key={key} className={cell}>
      <Link className={vendor} to={address(to)} aria-current={chosen === to ? 'true' : undefined}>
        {mark}
        <span className={name} dir="auto">
          {words}
        </span>
      </Link>
    </li>
  );
  return (
    <Strip
      label={intl.formatMessage(messages.label)}
      previous={intl.formatMessage(messages.previous)}
      next={intl.formatMessage(messages.next)}
      arrows={vendors !== undefined && vendors.length > SIDE_BY_SIDE}
      busy={vendors === undefined}
      chosen={chosen}
    >
      {vendors
        ? [
            choice('all', undefined, <LayoutGrid size={24} aria-hidden />, intl.formatMessage(messages.all)),
            ...vendors.map(({ vassalage, displayName, logo }) =>
              choice(vassalage, vassalage, <ProviderMark picture={logo} />, displayName),
            ),
          ]
        : WAITING.map((key) => (
            <li key={key} className={cell} aria-hidden>
              <Skeleton shape="fill" />
            </li>
          ))}
    </Strip>
  );
}

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8'];
