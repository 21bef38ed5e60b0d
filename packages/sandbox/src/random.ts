/** A stream of numbers in [0, 1) that is the same for the same seed (mulberry32 over an FNV-1a hash). */
export function seeded(...seed: (string | number)[]): () => number {
  let state = 0x811c9dc5;
  for (const char of seed.join('\u0000')) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fills an array of the given length with random bytes. */
export type RandomBytes = (length: number) => Uint8Array;

/** Bytes from a stream of numbers: for tests and stories, where the same seed must give the same tokens. */
export function bytesFrom(next: () => number): RandomBytes {
  return (length) => Uint8Array.from({ length }, () => Math.floor(next() * 256));
}
