import { useBrand } from '@marquee/brand/provider';
import { cockfightProviders, esportsVendors, type GameSection, gameSections } from '@marquee/domain/gameSections';
import { type GameVendor, gameVendors } from '@marquee/sdk/contract/games/vendors';
import { useLanguage } from '@marquee/state/preferences';
import { useCall } from '@marquee/state/queries';
import { useMemo } from 'react';

/** The providers of each category that has any, in the brand's order (SHELL-05); nothing while they are on their way. */
export function useProviders(): readonly GameSection<GameVendor>[] | undefined {
  const { games } = useBrand();
  const [language] = useLanguage();
  const { data } = useCall(gameVendors, { language });
  return useMemo(() => {
    if (!data) return undefined;
    const providers = { cockfight: cockfightProviders, esports: esportsVendors(data) };
    return gameSections(data, { providers, ...games });
  }, [data, games]);
}
