import { fallbackChain, mergePacks, type Pack } from '@marquee/i18n/catalogue';
import { type LanguageCode, sourceLanguage } from '@marquee/i18n/languages';
import { useLanguage } from '@marquee/state/preferences';
import { AppFrame } from '@marquee/testing/AppFrame';
import { PlacedAt } from '@marquee/testing/places';
import type { TestApp } from '@marquee/testing/testApp';
import { wordsOf } from '@marquee/testing/words';
import { type ReactNode, useLayoutEffect } from 'react';
import { documentLanguage, PSEUDO } from '../words/languages.ts';
import { pseudoPack } from '../words/pseudo.ts';
import type { Mode } from './mode.ts';

export interface StoryFrameProps {
  app: TestApp;
  mode: Mode;
  /** where the story begins, as `parameters.at` */
  at: string;
  children: ReactNode;
}

/** Everything above a screen, in the surroundings that the toolbar chose. */
export function StoryFrame({ app, mode, at, children }: StoryFrameProps) {
  return (
    <AppFrame test={app} words={(language) => storyWords(language, mode)}>
      <DocumentMode mode={mode} />
      <PlacedAt at={at}>{children}</PlacedAt>
    </AppFrame>
  );
}

/** The product's words under the brand's own, as a page has them. */
function storyWords(language: LanguageCode, { brand, language: chosen }: Mode): Pack {
  const { default: brandDefault } = brand.data.languages;
  const own = fallbackChain(language, brandDefault).reverse();
  const pack = mergePacks(wordsOf(language, brandDefault), ...own.map((code) => brand.words[code]));
  return chosen === PSEUDO && language === sourceLanguage ? pseudoPack(pack) : pack;
}

/** Keeps `lang`, `dir` and `data-brand` of the page in step; a story may change its language. */
function DocumentMode({ mode }: { mode: Mode }) {
  const [language] = useLanguage();
  const pseudo = mode.language === PSEUDO && language === sourceLanguage;
  const { bcp47, direction } = documentLanguage(pseudo ? PSEUDO : language);
  const dir = mode.direction ?? direction;
  useLayoutEffect(() => {
    document.documentElement.lang = bcp47;
    document.documentElement.dir = dir;
    document.documentElement.dataset.brand = mode.brand.data.id;
  }, [bcp47, dir, mode]);
  return null;
}
