import type { BrandData } from '@marquee/brand/data';
import { atom } from 'jotai/vanilla';
import { ownKey, type Shelf } from './storage.ts';
import type { AppStore, AtomStore } from './store.ts';
import { useAppStore, useAtomValue } from './value.ts';

export type Theme = 'light' | 'dark';
export type LanguageCode = BrandData['languages']['default'];

/** What the person at this device chose. Survives a reload (BRAND-13). */
export interface Preferences {
  readonly defaults: { readonly theme: Theme; readonly language: LanguageCode };
  theme(): Theme;
  language(): LanguageCode;
  setTheme(theme: Theme): void;
  setLanguage(language: LanguageCode): void;
  setBalanceHidden(hidden: boolean): void;
  /** runs at each change of language, for who loads words */
  onLanguage(changed: (language: LanguageCode) => void): () => void;
}

const THEME = 'theme';
const LANGUAGE = 'hisLang';
const BALANCE_HIDDEN = ownKey('balanceHidden');

const themeAtom = atom<Theme | null>(null);
const languageAtom = atom<LanguageCode | null>(null);
const balanceHiddenAtom = atom(false);

interface PreferencesOptions {
  atoms: AtomStore;
  shelf: Shelf;
  defaults: Preferences['defaults'];
  languages: readonly LanguageCode[];
  root: Pick<HTMLElement, 'dataset'> | undefined;
}

export function createPreferences({ atoms, shelf, defaults, languages, root }: PreferencesOptions): Preferences {
  const theme = () => atoms.get(themeAtom) ?? defaults.theme;
  const language = () => atoms.get(languageAtom) ?? defaults.language;

  atoms.set(themeAtom, shelf.read(THEME, parseTheme) ?? defaults.theme);
  atoms.set(languageAtom, shelf.read(LANGUAGE, (text) => languages.find((code) => code === text)) ?? defaults.language);
  atoms.set(balanceHiddenAtom, shelf.read(BALANCE_HIDDEN, (text) => text === '1') ?? false);
  if (root) root.dataset.theme = theme();

  return {
    defaults,
    theme,
    language,
    setTheme(next) {
      shelf.write(THEME, next);
      if (root) root.dataset.theme = next;
      atoms.set(themeAtom, next);
    },
    setLanguage(next) {
      shelf.write(LANGUAGE, next);
      atoms.set(languageAtom, next);
    },
    setBalanceHidden(hidden) {
      shelf.write(BALANCE_HIDDEN, hidden ? '1' : '0');
      atoms.set(balanceHiddenAtom, hidden);
    },
    onLanguage: (changed) => atoms.sub(languageAtom, () => changed(language())),
  };
}

function parseTheme(text: string): Theme | undefined {
  return text === 'light' || text === 'dark' ? text : undefined;
}

/** The theme in force and how to change it; a change is seen at once, by one attribute on the root element. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { preferences } = useAppStore();
  return [useAtomValue(themeAtom, ofDefaults('theme')) ?? preferences.defaults.theme, preferences.setTheme];
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
