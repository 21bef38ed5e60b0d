import { useBalanceHidden } from '@marquee/state/preferences';
import { type ReactNode, useEffect } from 'react';

/** A story or test for somebody who has hidden the balance (MEMB-02a); shown again to whoever comes after. */
export function HiddenBalance({ children }: { children: ReactNode }) {
  const [, hide] = useBalanceHidden();
  useEffect(() => {
    hide(true);
    return () => hide(false);
  }, [hide]);
  return children;
}
