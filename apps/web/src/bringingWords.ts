import type { ComponentType } from 'react';
import type { WordsStore } from './words.ts';

export type WithWords = ReturnType<typeof bringingWords>;

/** A screen with words of its own brings its packs along, so that it is never shown without them. */
export function bringingWords(words: WordsStore) {
  return <P extends object>(packs: string | readonly string[], load: () => Promise<ComponentType<P>>) =>
    async (): Promise<ComponentType<P>> => {
      const [Screen] = await Promise.all([load(), ...[packs].flat().map((pack) => words.need(pack))]);
      return Screen;
    };
}
