import { createContext } from 'react';

/** Makes sure that a pack of words is there in the language on the screen. Resolves also when it could not come (C08). */
export type NeedWords = (pack: string) => Promise<void>;

/** Needs none: every word is there. */
export const noWords: NeedWords = async () => {};

/** For what brings code in later than its page: its words come with it. Without a provider every word is there. */
export const NeedWordsContext = createContext(noWords);
