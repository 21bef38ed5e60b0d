const MOST = 100;

/** Answers kept for the time their call allows (SDK-06), in memory only. */
export interface AnswerCache<T> {
  find(key: string): { readonly value: T } | undefined;
  keep(key: string, value: T, ms: number): void;
  clear(): void;
}

/** Makes an empty cache; the oldest answers go when it is full. */
export function createAnswerCache<T>(now: () => number): AnswerCache<T> {
  const kept = new Map<string, { value: T; until: number }>();
  return {
    find(key) {
      const answer = kept.get(key);
      if (answer && answer.until > now()) return answer;
      kept.delete(key);
      return undefined;
    },
    keep(key, value, ms) {
      kept.delete(key);
      const oldest = kept.size < MOST ? undefined : kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, { value, until: now() + ms });
    },
    clear: () => kept.clear(),
  };
}
