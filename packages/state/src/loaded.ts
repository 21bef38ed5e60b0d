import { PlatformError } from '@marquee/sdk/errors';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** What is fetched once for a page and is no call of the platform, such as a text of the brand. */
export function useLoaded<T>(
  name: string,
  load: ((signal: AbortSignal) => Promise<T>) | undefined,
): UseQueryResult<T, PlatformError> {
  return useQuery<T, PlatformError>({
    queryKey: ['loaded', name],
    queryFn: async ({ signal }) => {
      try {
        if (!load) throw new Error('not enabled');
        return await load(signal);
      } catch (cause) {
        throw new PlatformError('offline', name, { cause });
      }
    },
    enabled: load !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
