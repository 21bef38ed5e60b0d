import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { BrandData } from './data.ts';
import type { FlagName } from './flags.ts';
import { type PlatformAnswers, type ResolvedFlags, resolveFlags } from './resolveFlags.ts';

interface Resolved {
  readonly data: BrandData;
  readonly flags: ResolvedFlags;
}

const BrandContext = createContext<Resolved | null>(null);

export interface BrandProviderProps {
  data: BrandData;
  /** what the platform has answered so far; until it answers, the pack decides (BRAND-06) */
  platform?: PlatformAnswers | undefined;
  children: ReactNode;
}

/** Gives a page its brand. The only way for a component to learn anything of a brand is `useBrand` and `useFlag`. */
export function BrandProvider({ data, platform, children }: BrandProviderProps) {
  const value = useMemo(() => ({ data, flags: resolveFlags(data.flags, platform) }), [data, platform]);
  return <BrandContext value={value}>{children}</BrandContext>;
}

function useResolved(hook: string): Resolved {
  const value = useContext(BrandContext);
  if (!value) throw new Error(`${hook} was called outside <BrandProvider>. Render the screen inside one.`);
  return value;
}

/** The brand that this page belongs to. */
export function useBrand(): BrandData {
  return useResolved('useBrand').data;
}

/** Whether a feature is on for this brand: platform over pack over default (BRAND-06). */
export function useFlag(name: FlagName): boolean {
  return useResolved('useFlag').flags[name].value;
}
