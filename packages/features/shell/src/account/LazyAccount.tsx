import { lazyScreen } from '@marquee/blocks/chunk/lazyScreen';
import { createContext, use } from 'react';
import { item } from '../bottom/BottomBar.css.ts';

type Chunk = typeof import('./Account.tsx');

/**
 * What shows who is logged in, one chunk of two parts.
 * @param bring adds what the chunk cannot do without, such as its words
 */
export function lazyAccount(bring: (chunk: () => Promise<Chunk>) => Promise<Chunk> = (chunk) => chunk()) {
  const fetchAccount = () => bring(() => import('./Account.tsx'));
  const Header = lazyScreen(() => fetchAccount().then((m) => m.HeaderAccount));
  // its column is held meanwhile
  const Bar = lazyScreen(() => fetchAccount().then((m) => m.BarAccount), { pending: <span className={item} /> });
  return { Header, Bar, preload: () => Promise.all([Header.preload(), Bar.preload()]) };
}

/** Handed in by the site, which knows of words; without it the chunk comes alone. */
export const AccountContext = createContext(lazyAccount());

/** Who is logged in, for the header. It stands nearest the menu, so that its coming moves nothing beside it. */
export function HeaderAccount() {
  const { Header } = use(AccountContext);
  return <Header />;
}

/** Who is logged in, for the bar at the foot of phones. */
export function BarAccount() {
  const { Bar } = use(AccountContext);
  return <Bar />;
}
