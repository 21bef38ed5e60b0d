import { usePathname } from '@marquee/state/navigation';
import { media } from '@marquee/ui/base/breakpoints';
import { useMedia } from '@marquee/ui/base/useMedia';
import { LeftBar } from '../bars/LeftBar.tsx';
import { RightBar } from '../bars/RightBar.tsx';
import { FooterPlace } from '../footer/FooterPlace.tsx';
import { ProviderStrip } from '../footer/ProviderStrip.tsx';
import { linksPlace, stripPlace } from '../footer/places.ts';
import { SiteLinks } from '../menu/SiteLinks.tsx';
import { ProviderMenus } from '../providers/ProviderMenus.tsx';
import { AgeGate } from '../safety/AgeGate.tsx';
import { Measuring } from '../safety/Measuring.tsx';
import { RealityCheck } from '../safety/RealityCheck.tsx';
import { useAgeGate } from '../safety/useAgeGate.ts';
import { useRealityCheck } from '../safety/useRealityCheck.ts';
import { AutoNotices } from './AutoNotices.ts';

export interface DeskProps {
  /** a page with all that stands around a screen: the side bars belong to it (SHELL-01) */
  full: boolean;
  /** where announcements may open by themselves */
  home: boolean;
}

/** Help and the law are open to everybody, also before the age is known. */
const OPEN = /^\/(help|helpmc|responsible-gaming)$/;

/**
 * What comes once the page stands: drop-downs of the menu, side bars, announcements, and what protects players. Of all that
 * could cover the page the age gate goes first, then the reminder of the time played, then news; none is covered by another.
 */
export function Desk({ full, home }: DeskProps) {
  const pathname = usePathname();
  const age = useAgeGate();
  const reality = useRealityCheck();
  const menus = useMedia(media.tablet);
  const ageOpen = age.asks && !OPEN.test(pathname);
  return (
    <>
      {menus && <ProviderMenus />}
      {full && (
        <>
          {menus && <LeftBar />}
          <RightBar />
          <FooterPlace id={stripPlace}>
            <ProviderStrip />
          </FooterPlace>
          <FooterPlace id={linksPlace}>
            <SiteLinks />
          </FooterPlace>
        </>
      )}
      <AutoNotices may={home && !age.asks && reality.played === null} />
      <Measuring asks={!ageOpen && full} />
      {ageOpen && <AgeGate onConfirm={age.confirm} />}
      {reality.played !== null && <RealityCheck minutes={reality.played} onDone={reality.told} />}
    </>
  );
}
