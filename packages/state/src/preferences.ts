import { useCallback } from 'react';
import {
  balanceHiddenAtom,
  type LanguageCode,
  languageAtom,
  type Preferences,
  type Theme,
  themeAtom,
} from './preferenceControl.ts';
import type { AppStore } from './store.ts';
import { useAppStore, useAtomValue } from './value.ts';

export type { LanguageCode, Theme } from './preferenceControl.ts';

/** The theme in force and how to turn it into the other; a change is seen at once, by one attribute on the root element. */
export function useTheme(): [Theme, () => void] {
  const { preferences } = useAppStore();
  // asks anew: what is rendered may be a frame behind
  const turn = useCallback(
    () => preferences.setTheme(preferences.theme() === 'dark' ? 'light' : 'dark'),
    [preferences],
  );
  return [useAtomValue(themeAtom, ofDefaults('theme')) ?? preferences.defaults.theme, turn];
}

/** The chosen language. Its words may still be on their way: the app loads them and shows them when they are there. */
export function useLanguage(): [LanguageCode, (language: LanguageCode) => void] {
  const { preferences } = useAppStore();
  return [useAtomValue(languageAtom, ofDefaults('language')) ?? preferences.defaults.language, preferences.setLanguage];
}

/** Whether amounts in the header are covered (MEMB-02). */
export function useBalanceHidden(): [boolean, (hidden: boolean) => void] {
  const { preferences } = useAppStore();
  return [useAtomValue(balanceHiddenAtom, () => false), preferences.setBalanceHidden];
}

function ofDefaults<K extends keyof Preferences['defaults']>(name: K): (app: AppStore) => Preferences['defaults'][K] {
  return (app) => app.preferences.defaults[name];
}
