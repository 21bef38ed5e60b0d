import { useBrand } from '@marquee/brand/provider';
import type { Pack } from '@marquee/i18n/catalogue';
import { type LanguageCode, languageOf } from '@marquee/i18n/languages';
import { usePathname } from '@marquee/state/navigation';
import { usePageName } from '@marquee/state/pageName';
import { useTheme } from '@marquee/state/preferences';
import { useEffect } from 'react';
import { whenIdle } from './whenIdle.ts';

export interface HeadProps {
  language: LanguageCode;
  messages: Pack;
}

/**
 * Keeps the document itself in step with page, language and theme: `lang`, `dir`, title and description (WEB-03), colour
 * of the browser's frame. What the head says of a page comes when there is time, for nothing on the screen waits for it.
 */
export function Head({ language, messages }: HeadProps) {
  const brand = useBrand();
  const [theme] = useTheme();
  const path = usePathname();
  const name = usePageName();
  const frame = brand.theme.frame[theme];

  useEffect(() => {
    const { bcp47, direction } = languageOf(language);
    document.documentElement.lang = bcp47;
    document.documentElement.dir = direction;
    let left = false;
    whenIdle(() => {
      if (left) return;
      import('./head/prepareHead.ts')
        .then(async ({ prepareHead }) => {
          const show = await prepareHead({ brand, path, name, language, own: messages }, document);
          if (!left) show();
        })
        // without its code the head says what it said
        .catch(() => {});
    });
    return () => {
      left = true;
    };
  }, [brand, path, name, language, messages]);

  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', frame);
  }, [frame]);

  return null;
}
