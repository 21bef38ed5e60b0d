import { useBrand } from '@marquee/brand/provider';
import { languageOf } from '@marquee/i18n/languages';
import { useChangeLanguage } from './useChangeLanguage.ts';

/** The brand's languages as entries of a list, each by its own name (SHELL-04, WCAG 3.1.2), in the look of the place. */
export function LanguageEntries({ look }: { look: string }) {
  const { supported } = useBrand().languages;
  const [current, change] = useChangeLanguage();
  return supported.map(languageOf).map(({ code, bcp47, direction, name }) => (
    <li key={code}>
      <button
        type="button"
        className={look}
        lang={bcp47}
        dir={direction}
        aria-pressed={code === current}
        onClick={() => change(code)}
      >
        {name}
      </button>
    </li>
  ));
}
