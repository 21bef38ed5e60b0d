import { useHasPage } from '@marquee/blocks/page/pages';
import { PointMallPage } from '@marquee/feature-points/mall/PointMallPage';
import { PageTop } from '@marquee/feature-shell/home/PageTop';

/** The point mall under the banners of its group (SHELL-12). */
export function PointMallScreen() {
  return <PointMallPage top={<PageTop group="/pointMall" hasPage={useHasPage()} />} />;
}
