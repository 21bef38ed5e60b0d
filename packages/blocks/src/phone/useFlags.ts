import { useCallback, useState } from 'react';

type Flags = Readonly<Record<string, string>>;

/** Pictures of flags by country code; loaded when they are first wanted. Until then, and if they do not come, codes will do. */
export function useFlags(): { flag(country: string): string | undefined; load(): void } {
  const [flags, setFlags] = useState<Flags>({});
  const load = useCallback(async () => {
    try {
      setFlags((await import('country-flag-icons/string/3x2')) as unknown as Flags);
    } catch {
      // codes will do
    }
  }, []);
  const flag = useCallback(
    (country: string) => {
      const svg = Object.hasOwn(flags, country) ? flags[country] : undefined;
      return svg && `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    [flags],
  );
  return { flag, load };
}
