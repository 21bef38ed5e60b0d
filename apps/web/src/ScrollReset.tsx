import { useLocation, useNavigationType } from '@marquee/state/navigation';
import { useEffect } from 'react';

/** A new page begins at its top, or at the target of its hash (SHELL-02); going back keeps what the browser restores. */
export function ScrollReset() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === 'POP') return;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash, kind]);
  return null;
}
