import { type NeedWords, NeedWordsContext, noWords } from '@marquee/i18n/needWords';
import { type ComponentType, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { FailureText } from '../failure/FailureNotice.tsx';
import { failureMessages } from '../failure/failureMessages.ts';
import { createChunkStore } from './chunkStore.ts';
import { messages } from './lazyScreen.messages.ts';

/** A screen whose code comes when it is needed. */
export type LazyScreen<P> = ((props: P) => ReactNode) & {
  /**
   * fetches the code ahead of time, without `words`; the first render is then synchronous. Never rejects: a failure shows
   * when rendered
   */
  preload(): Promise<void>;
  /** whether its code is there: a hook, for what may be made ahead of showing it */
  useReady(): boolean;
};

export interface LazyScreenOptions {
  /** what stands in for the screen meanwhile, in its shape; a quiet word for screen readers unless given */
  pending?: ReactNode;
  /** what stands around the words of a failure, for a screen such as a dialog that has no place on the page */
  frame?: ComponentType<{ children: ReactNode }>;
  /** packs of words that only this screen speaks, which come with its code when it is shown */
  words?: readonly string[];
}

/**
 * Splits a screen off into its own chunk (SHELL-17). Once the chunk is there the screen renders in the same pass, which
 * `React.lazy` does not: its retry shows the fallback for some 300 ms. A chunk that fails or takes longer than 120 s
 * shows what happened and a way to try again. Before hydrating a prerendered lazy screen, await `preload()`.
 */
export function lazyScreen<P extends object>(
  fetchChunk: () => Promise<ComponentType<P>>,
  { pending, frame: Frame, words = [] }: LazyScreenOptions = {},
): LazyScreen<P> {
  const chunk = createChunkStore(async (need: NeedWords) => {
    const [Screen] = await Promise.all([fetchChunk(), ...words.map((pack) => need(pack))]);
    return Screen;
  });

  function Lazy(props: P): ReactNode {
    const state = useSyncExternalStore(chunk.subscribe, chunk.state, chunk.state);
    const need = useContext(NeedWordsContext);
    const idle = state.kind === 'idle';
    useEffect(() => {
      if (idle) void chunk.load(need);
    }, [idle, need]);
    if (state.kind === 'ready') return <state.Screen {...props} />;
    if (state.kind === 'failed') {
      const { why, again = false } = state;
      const failure = (
        <FailureText text={failureMessages[why]} retrying={again} onRetry={() => void chunk.load(need)} />
      );
      return Frame ? <Frame>{failure}</Frame> : failure;
    }
    return pending ?? <Loading />;
  }
  const isReady = () => chunk.state().kind === 'ready';
  return Object.assign(Lazy, {
    preload: () => chunk.load(noWords),
    useReady: () => useSyncExternalStore(chunk.subscribe, isReady, () => false),
  });
}

function Loading() {
  return <div role="status" aria-busy="true" aria-label={useIntl().formatMessage(messages.loading)} />;
}
