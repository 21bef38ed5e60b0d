import { useEffect, useEffectEvent } from 'react';

/**
 * Whether a page of a list is asked for that is past its last, as by an old address or after the list has become shorter
 * (SHELL-19). `toLast` is then told the last page, to go there in place of the one asked for; until it has, the list waits.
 *
 * @param pages how many there are; `undefined` until it is known
 */
export function usePastLast(page: number, pages: number | undefined, toLast: (page: number) => void): boolean {
  const past = pages !== undefined && pages > 0 && page > pages;
  const go = useEffectEvent(() => pages !== undefined && toLast(pages));
  useEffect(() => {
    if (past) go();
  }, [past]);
  return past;
}
