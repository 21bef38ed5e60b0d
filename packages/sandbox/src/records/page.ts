/** What a list is asked for. */
export interface Wanted {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** Those within a period; an end that is not given is open. */
export function within<T>(items: readonly T[], { startTime, endTime }: Wanted, at: (item: T) => number): T[] {
  return items.filter(
    (item) => (startTime === undefined || at(item) >= startTime) && (endTime === undefined || at(item) < endTime),
  );
}

/** One page of a list, as it goes over the wire. */
export function pageOf<T, W>(items: readonly T[], { page = 1, size = 20 }: Wanted, write: (item: T) => W) {
  return {
    list: items.slice((page - 1) * size, page * size).map(write),
    totalCount: items.length,
    totalPages: Math.ceil(items.length / size),
  };
}
