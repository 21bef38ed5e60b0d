import type { Mode } from '../frame/mode.ts';

/** What a chooser may know of the story. */
export interface ChosenFor {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

declare global {
  /** set by a test run that shows stories in other surroundings than the toolbar's */
  var marqueeChooseMode: ((story: ChosenFor) => Promise<Mode>) | undefined;
}

/** The surroundings that a test run wants for a story; none in the workshop itself. */
export async function chosenMode(story: ChosenFor): Promise<Mode | undefined> {
  return globalThis.marqueeChooseMode?.(story);
}
