import type { BrandData } from '@marquee/brand/data';
import { atom, type Store } from 'jotai/vanilla';
import { ownKey, type Shelf } from './storage.ts';

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

export const themeAtom = atom<Theme | null>(null);
export const languageAtom = atom<LanguageCode | null>(null);
export const balanceHiddenAtom = atom(false);

interface PreferencesOptions {
  atoms: Store;
  shelf: Shelf;
  defaults: Preferences['defaults'];
  languages: readonly LanguageCode[];
  root: Pick<HTMLElement, 'dataset'> | undefined;
  /** runs what can wait until the page is seen in its new theme */
  afterPaint: (work: () => void) => void;
}

export function createPreferences(options: PreferencesOptions): Preferences {
  const { atoms, shelf, defaults, languages, root, afterPaint } = options;
  /** chosen, and perhaps not yet told to who shows it */
  let chosen: Theme | null = null;
  const theme = () => chosen ?? atoms.get(themeAtom) ?? defaults.theme;
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
      chosen = next;
      shelf.write(THEME, next);
      // all that is seen of it; the switches follow in the frame after
      if (root) root.dataset.theme = next;
      afterPaint(() => atoms.set(themeAtom, theme()));
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
