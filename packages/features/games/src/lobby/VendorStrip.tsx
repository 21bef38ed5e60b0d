import { pictureAddress } from '@marquee/blocks/banner/links';
import { useBrand } from '@marquee/brand/provider';
import type { GameVendor } from '@marquee/sdk/contract/games/vendors';
import { usePictureSource } from '@marquee/state/contentHosts';
import { IconButton } from '@marquee/ui/button/IconButton';
import { DirectionalIcon } from '@marquee/ui/icon/DirectionalIcon';
import { Skeleton } from '@marquee/ui/skeleton/Skeleton';
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { strip as messages } from './lobby.messages.ts';
import { arrow, cell, list, logo, name, strip, vendor } from './VendorStrip.css.ts';

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
  const { hosts } = useBrand();
  const box = useRef<HTMLUListElement>(null);
  const scroll = (pages: number) => {
    const element = box.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: pages * forward * element.clientWidth * 0.8 });
  };
  const choice = (key: string, to: string | undefined, mark: ReactNode, words: string) => (
    <li key={key} className={cell}>
      <Link className={vendor} to={address(to)} aria-current={chosen === to ? 'true' : undefined}>
        {mark}
        <span className={name}>{words}</span>
      </Link>
    </li>
  );
  const arrows = vendors !== undefined && vendors.length > SIDE_BY_SIDE;
  const turn = (label: string, icon: ReactNode, pages: number) => (
    <span className={arrow}>
      <IconButton label={label} icon={<DirectionalIcon>{icon}</DirectionalIcon>} round onClick={() => scroll(pages)} />
    </span>
  );
  return (
    <div className={strip}>
      {arrows && turn(intl.formatMessage(messages.previous), <ChevronLeft size={20} aria-hidden />, -1)}
      <ul ref={box} className={list} aria-label={intl.formatMessage(messages.label)} aria-busy={vendors === undefined}>
        {vendors
          ? [
              choice('all', undefined, <LayoutGrid size={24} aria-hidden />, intl.formatMessage(messages.all)),
              ...vendors.map(({ vassalage, displayName, logo: mark }) => {
                const address = mark ? pictureAddress(mark, hosts.image) : null;
                return choice(vassalage, vassalage, <Mark address={address} />, displayName);
              }),
            ]
          : WAITING.map((key) => (
              <li key={key} className={cell} aria-hidden>
                <Skeleton shape="fill" />
              </li>
            ))}
      </ul>
      {arrows && turn(intl.formatMessage(messages.next), <ChevronRight size={20} aria-hidden />, 1)}
    </div>
  );
}

/** A provider's mark; where it does not come, the name below says enough. */
function Mark({ address }: { address: string | null }) {
  const { src, onError } = usePictureSource(address);
  if (src === null) return null;
  return (
    <img className={logo} src={src} alt="" width={40} height={40} loading="lazy" decoding="async" onError={onError} />
  );
}

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8'];
