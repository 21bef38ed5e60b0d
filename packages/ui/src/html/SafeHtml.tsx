import { type JSX, useMemo } from 'react';
import { parseHtml } from './parseHtml.ts';
import { prose } from './SafeHtml.css.ts';
import { safeElements } from './safeElements.tsx';

export interface SafeHtmlProps {
  /** from a platform, an editor or a brand: not to be trusted */
  html: string;
  /** level that its highest heading gets in the page's outline */
  topLevel?: 1 | 2 | 3 | 4 | undefined;
  /** said after each link for screen readers, such as "(opens in a new tab)" */
  newTabLabel: string;
  /** BCP 47 tag of its words where they are not in the page's language (WCAG 3.1.2) */
  lang?: string | undefined;
}

/**
 * The one door for markup from outside (C17): words and plain formatting, made anew as elements of ours. Nothing in it runs,
 * nothing is fetched, nothing covers the page. Renders in a browser only.
 */
export function SafeHtml({ html, topLevel = 2, newTabLabel, lang }: SafeHtmlProps): JSX.Element {
  const content = useMemo(
    () => safeElements(parseHtml(html).body, { topLevel, newTabLabel }),
    [html, topLevel, newTabLabel],
  );
  return (
    <div className={prose} lang={lang} dir="auto">
      {content}
    </div>
  );
}
