import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Told = (entries: readonly { isIntersecting: boolean }[]) => void;

/** Stands in for what browsers say of parts in sight, until globals are unstubbed: nothing is near before the test says so. */
export function handNearness() {
  const watched = new Set<Told>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #told: Told;
      constructor(told: Told) {
        this.#told = told;
      }
      observe() {
        watched.add(this.#told);
      }
      disconnect() {
        watched.delete(this.#told);
      }
    },
  );
  const tell = (isIntersecting: boolean) =>
    act(async () => {
      for (const told of [...watched]) told([{ isIntersecting }]);
    });
  /** how many parts are watched, and what says of all of them whether they are near */
  return { watching: () => watched.size, tell };
}
