import { useHasPage } from '@marquee/blocks/page/pages';
import { PromotionsPage } from '@marquee/feature-promotions/list/PromotionsPage';
import { PageTop } from '@marquee/feature-shell/home/PageTop';

/** The promotions under the banners of their group (SHELL-12). */
export function PromotionsScreen() {
  return <PromotionsPage top={<PageTop group="/promotions" hasPage={useHasPage()} />} />;
}
