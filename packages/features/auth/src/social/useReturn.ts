import { useLocation, useNavigate } from '@marquee/state/navigation';
import { useAppStore, useHydrated } from '@marquee/state/value';
import { useEffect, useState } from 'react';
import { returnPath } from '../login/returnPath.ts';
import { pendingNext, type SocialAnswer, socialAnswer } from './socialAnswer.ts';

export interface SocialReturned {
  readonly answer: SocialAnswer;
  /** where one was when the provider was asked in this page */
  readonly next: string | undefined;
}

/** What a provider led back with, taken out of the address at once: a code is no business of a history or a referrer. */
export function useReturn(): SocialReturned | null {
  const { storage } = useAppStore();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [returned, setReturned] = useState<SocialReturned | null>(null);
  const answer = hydrated ? socialAnswer(search) : undefined;
  if (answer && !returned) setReturned({ answer, next: returnPath(pendingNext(storage)) });
  const there = answer !== undefined;
  useEffect(() => {
    if (there) navigate(pathname, { replace: true });
  }, [there, navigate, pathname]);
  return returned;
}
