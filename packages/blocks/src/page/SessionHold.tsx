import { useBrand } from '@marquee/brand/provider';
import { HoldContext, keptAtom } from '@marquee/state/hold';
import { useResting, useSession } from '@marquee/state/session';
import { useAppStore } from '@marquee/state/value';
import { Activity, type ReactNode, useEffect, useMemo, useState } from 'react';

/**
 * Around a page where somebody types what is theirs. When the session expires, the page is kept as it is, out of sight and
 * out of use, and goes on once the same person is back (AUTH-01); meanwhile it shows as to any visitor, or not at all where a
 * brand asks for a login. Whoever else comes in, and whoever logs out on purpose, finds nothing of it (AUTH-25).
 */
export function SessionHold({ children }: { children: ReactNode }) {
  const session = useSession();
  const resting = useResting();
  const { loginRequiredForHome } = useBrand();
  const [kept, setKept] = useState({ of: session.kind === 'visitor' ? null : session.serial, times: 0 });
  const rests = session.kind === 'visitor' && kept.of !== null && kept.of === resting?.serial;
  const of = session.kind !== 'visitor' ? session.serial : rests ? kept.of : null;
  // a page that became a person's is the one that was there; a person's is dropped with the person
  if (of !== kept.of) setKept({ of, times: kept.of === null ? kept.times : kept.times + 1 });
  const held = useMemo(() => (rests && resting ? { session: resting, dialog: null } : null), [rests, resting]);
  const { atoms } = useAppStore();
  useEffect(() => {
    const count = (by: number) => atoms.set(keptAtom, atoms.get(keptAtom) + by);
    count(1);
    return () => count(-1);
  }, [atoms]);
  return (
    <>
      {/* hidden, its effects are off: it asks the platform for nothing */}
      <Activity key={kept.times} mode={held ? 'hidden' : 'visible'}>
        <HoldContext value={held}>{children}</HoldContext>
      </Activity>
      {held && !loginRequiredForHome && children}
    </>
  );
}
