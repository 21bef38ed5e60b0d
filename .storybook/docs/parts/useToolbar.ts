import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type Mode, modeOf } from '../../frame/mode.ts';

interface Told {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** What the toolbar chose, for pages that show no story; follows it. */
export function useToolbar(): Mode {
  const [globals, setGlobals] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (told: Told) => setGlobals(told.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return modeOf(globals);
}

function lastGlobals(): Told['globals'] {
  const channel = addons.getChannel();
  const [told]: Told[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return told?.globals ?? {};
}
