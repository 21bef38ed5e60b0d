import {
  createContext,
  type EffectCallback,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
} from 'react';

/** Whether the dialog around is open: one that is made ahead is not yet. True outside of every dialog. */
export const ShownContext = createContext(true);

/** Made once the dialog around it opens, not with the frame that shows it. */
export function WhenShown({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(use(ShownContext)) && children;
}

/** Runs an effect once the dialog around it opens, without its neighbours being rendered anew; at once outside of one. */
export function OnceShown({ effect }: { effect: EffectCallback }): null {
  const shown = use(ShownContext);
  const run = useEffectEvent(effect);
  useEffect(() => (shown ? run() : undefined), [shown]);
  return null;
}
