import { createContext, type ReactNode, useMemo } from 'react';
import type { BrandData } from './data.ts';
import type { FlagName } from './flagRules.ts';
import { useProvided } from './provided.ts';
import { type PlatformAnswers, type ResolvedFlags, resolveFlags } from './resolveFlags.ts';

const BrandContext = createContext<BrandData | null>(null);
/** apart from the brand, which stays what it is when the platform answers: who asks only for that is not rendered again */
const FlagsContext = createContext<ResolvedFlags | null>(null);

export interface BrandProviderProps {
  data: BrandData;
  /** what the platform has answered so far; until it answers, the pack decides (BRAND-06) */
  platform?: PlatformAnswers | undefined;
  children: ReactNode;
}

/** Gives a page its brand. The only way for a component to learn anything of a brand is `useBrand` and `useFlag`. */
export function BrandProvider({ data, platform, children }: BrandProviderProps) {
  const flags = useMemo(() => resolveFlags(data.flags, platform), [data, platform]);
  return (
    <BrandContext value={data}>
      <FlagsContext value={flags}>{children}</FlagsContext>
    </BrandContext>
  );
}

/** The brand that this page belongs to. */
export function useBrand(): BrandData {
  return useProvided(BrandContext, 'BrandProvider');
}

/** Whether a feature is on for this brand: platform over pack over default (BRAND-06). */
export function useFlag(name: FlagName): boolean {
  return useProvided(FlagsContext, 'BrandProvider')[name].value;
}
