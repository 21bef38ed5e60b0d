import { useEffect } from 'react';
import { pageNameAtom } from './pageName.ts';
import { useAppStore } from './value.ts';

/** Names the page after what is on it for as long as it is there; without a name it keeps its own. */
export function useNamePage(name: string | undefined): void {
  const { atoms } = useAppStore();
  useEffect(() => {
    atoms.set(pageNameAtom, name);
    return () => atoms.set(pageNameAtom, undefined);
  }, [atoms, name]);
}
