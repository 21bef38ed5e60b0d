/// <reference types="vite/client" />

declare module 'virtual:marquee/words' {
  /** pack → language code → loads that pack in that language; the source language has none */
  export const words: Record<
    string,
    Partial<Record<string, () => Promise<{ default: import('@marquee/i18n/catalogue').Pack }>>>
  >;
}

declare module 'virtual:marquee/later-words' {
  /** the packs that no visit begins with */
  export { words } from 'virtual:marquee/words';
}
