import { categoryPath, type GameCategory } from '@marquee/domain/gameTypes';
import { CategoryPage } from '@marquee/feature-games/category/CategoryPage';
import { LobbyPage } from '@marquee/feature-games/lobby/LobbyPage';
import { PageTop } from '@marquee/feature-shell/home/PageTop';

interface GameScreenProps {
  category: GameCategory;
  hasPage: (path: string) => boolean;
}

/** The page of electronic games under the banners of its group (SHELL-12). */
export function LobbyScreen({ category, hasPage }: GameScreenProps) {
  return <LobbyPage category={category} top={<PageTop group={categoryPath(category)} hasPage={hasPage} />} />;
}

/** The page of a category’s providers under the banners of its group. */
export function CategoryScreen({ category, hasPage }: GameScreenProps) {
  return <CategoryPage category={category} top={<PageTop group={categoryPath(category)} hasPage={hasPage} />} />;
}
