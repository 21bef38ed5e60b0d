import { type To, useLocation, useNavigate } from '@marquee/state/navigation';

/** Goes to the address of a search; `search` is what is searched for, `before` what was until then, each may be empty. */
export type SearchStep = (address: To, search: string, before: string) => void;

const STEP = { searched: true };

/**
 * A search is one step of the way back, however often it is refined (GAME-03, LOTT-01b): it is taken with the first, leads
 * back to the list as it was left, and is taken back when the search is cleared.
 */
export function useSearchStep(): SearchStep {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (address, search, before) => {
    if (search && !before) return navigate(address, { state: STEP });
    // what was filtered since then, or came by its address, has no list without a search before it
    if (!search && before && isStep(state)) return navigate(-1);
    navigate(address, { replace: true, state });
  };
}

function isStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'searched' in state;
}
