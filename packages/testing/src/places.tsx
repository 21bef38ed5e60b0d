import { NavigationProvider, type Place, useLocation, useNavigate } from '@marquee/state/navigation';
import { createMemoryHistory, type RouterHistory } from '@tanstack/history';
import { type ReactNode, useState } from 'react';

/** Where a test or a story begins: an address, or a place that another left something for. */
export type StartingPlace = string | Partial<Pick<Place, 'pathname' | 'search' | 'state'>>;

/** A history in memory that stands at a place. */
export function historyAt(at: StartingPlace): RouterHistory {
  if (typeof at === 'string') return createMemoryHistory({ initialEntries: [at] });
  const { pathname = '/', search = '', state } = at;
  const history = createMemoryHistory({ initialEntries: [pathname + search] });
  history.replace(pathname + search, { own: state });
  return history;
}

/** Puts what is below at a place, apart from the address of the browser. */
export function PlacedAt({ at, children }: { at: StartingPlace; children: ReactNode }) {
  const [history] = useState(() => historyAt(at));
  return <NavigationProvider history={history}>{children}</NavigationProvider>;
}

/** A page at its path, or several; at any other the word "elsewhere". */
export function OnlyAt({ path, children }: { path: string | readonly string[]; children: ReactNode }) {
  return [path].flat().includes(useLocation().pathname) ? children : <p>elsewhere</p>;
}

/** The browser's way back, as a button of the page. */
export function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      back
    </button>
  );
}
