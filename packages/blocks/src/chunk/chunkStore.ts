import type { ComponentType } from 'react';

/** How long a chunk may take (SHELL-17). */
export const CHUNK_TIMEOUT_MS = 120_000;

const losses = new Set<() => void>();

/** Tells of each chunk that could not be fetched; answers how to stop hearing of it (WEB-06). */
export function onChunkLost(heard: () => void): () => void {
  losses.add(heard);
  return () => losses.delete(heard);
}

/** Says that code which was needed could not be fetched. */
export function tellChunkLost(): void {
  for (const tell of losses) tell();
}

export type ChunkState<P> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Screen: ComponentType<P> }
  | {
      readonly kind: 'failed';
      readonly why: 'timeout' | 'offline' /** it is asked for again */;
      readonly again?: boolean;
    };

export interface ChunkStore<P, With extends unknown[]> {
  state(): ChunkState<P>;
  subscribe(listener: () => void): () => void;
  /** starts the load unless it runs or is done; settles when the chunk is there or has failed, never rejects */
  load(...given: With): Promise<void>;
}

/** One lazily loaded chunk: loads once, gives up after the time-out, may be asked again after a failure (SHELL-17). */
export function createChunkStore<P, With extends unknown[] = []>(
  fetchChunk: (...given: With) => Promise<ComponentType<P>>,
): ChunkStore<P, With> {
  let state: ChunkState<P> = { kind: 'idle' };
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: ChunkState<P>) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function run(given: With): Promise<void> {
    become(state.kind === 'failed' ? { ...state, again: true } : { kind: 'loading' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), CHUNK_TIMEOUT_MS);
    });
    try {
      const Screen = await Promise.race([fetchChunk(...given), late]);
      become(Screen === 'late' ? { kind: 'failed', why: 'timeout' } : { kind: 'ready', Screen });
    } catch {
      become({ kind: 'failed', why: 'offline' });
      tellChunkLost();
    } finally {
      clearTimeout(timer);
      running = null;
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(...given) {
      if (state.kind === 'ready') return Promise.resolve();
      running ??= run(given);
      return running;
    },
  };
}
