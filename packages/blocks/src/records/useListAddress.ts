import { useSearchParams } from '@marquee/state/navigation';
import { useCallback } from 'react';

/** What of a list stands in the address, so that back, reload and a shared link show the same (MEMB-01c). */
export interface ListAddress {
  readonly page: number;
  /** a filter's value */
  field(name: string): string | undefined;
  /** `replace`: in place of the page that the address names now */
  toPage(page: number, options?: { replace: boolean }): void;
  /** sets filters, and begins at the first page again */
  change(fields: Readonly<Record<string, string | undefined>>): void;
}

const PAGE = 'no';
const MOST = 10_000;

/** Reads and writes the part of the address that belongs to a list. */
export function useListAddress(): ListAddress {
  const [query, setQuery] = useSearchParams();
  const write = useCallback(
    (fields: Readonly<Record<string, string | undefined>>, options?: { replace: boolean }) =>
      setQuery((now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(fields)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }, options),
    [setQuery],
  );
  const asked = Number(query.get(PAGE));
  return {
    page: Number.isInteger(asked) && asked > 1 && asked <= MOST ? asked : 1,
    field: (name) => query.get(name) || undefined,
    toPage: (page, options) => write({ [PAGE]: page > 1 ? String(page) : undefined }, options),
    change: (fields) => write({ [PAGE]: undefined, ...fields }),
  };
}
