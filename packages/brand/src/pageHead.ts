/** What the head of a page says (WEB-03). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** absent = the page is not for search engines to show */
  readonly found?: {
    readonly canonical: string;
    readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  };
}

export const HEAD_BEGINS = '<!--head-->';
export const HEAD_ENDS = '<!--/head-->';

/**
 * What differs in the head from page to page and from language to language, between two marks: whoever sends a page without
 * a file of its own puts that page's head in place of what is there. `locales` comes from `localesMarkup`; `home` stands in where a page has no address to be found at; `robots` is what search
 * engines are told of a page that is known not to be theirs.
 */
export function headMarkup(
  { title, description, found }: PageHead,
  locales: string,
  home: string,
  robots?: string,
): string {
  const lines = [
    `<title>${text(title)}</title>`,
    meta('name', 'description', description),
    ...(robots === undefined ? [] : [meta('name', 'robots', robots)]),
    ...(found ? [`<link rel="canonical" href="${text(found.canonical)}">`] : []),
    ...(found?.alternates ?? []).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${text(hreflang)}" href="${text(href)}">`,
    ),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', found?.canonical ?? home),
    locales,
  ];
  return `${HEAD_BEGINS}${lines.join('\n')}${HEAD_ENDS}`;
}

/** A page with another head in place of its own; one that is not marked stays as it is. */
export function withHead(html: string, head: string): string {
  const [begins, ends] = [html.indexOf(HEAD_BEGINS), html.indexOf(HEAD_ENDS)];
  if (begins < 0 || ends < begins) return html;
  return html.slice(0, begins) + head + html.slice(ends + HEAD_ENDS.length);
}

/** Where a page is found in a language: without `?lang=` in the brand's own. */
export function addressIn(origin: string, path: string, code: string, own: string): string {
  return `${origin}${path}${code === own ? '' : `?lang=${code}`}`;
}

export interface Addresses {
  readonly origin: string;
  /** BCP 47 tag by the platform's code; the brand's own language first */
  readonly languages: Readonly<Record<string, string>>;
}

/** The same page in every language of the brand; `x-default` is for whoever speaks none of them. */
export function addressesOf({ origin, languages }: Addresses, path: string) {
  const [own = ''] = Object.keys(languages);
  return [
    ...Object.entries(languages).map(([code, hreflang]) => ({ hreflang, href: addressIn(origin, path, code, own) })),
    { hreflang: 'x-default', href: addressIn(origin, path, own, own) },
  ];
}

/** Escapes text for HTML content and double-quoted attributes. */
export function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function meta(by: 'name' | 'property', name: string, content: string): string {
  return `<meta ${by}="${name}" content="${text(content)}">`;
}

/** The language of a preview and the others that there are, by tag, as the Open Graph protocol writes them: `zh_CN`, without the script. */
export function localesMarkup(own: string, all: readonly string[]): string {
  const locale = (tag: string) => {
    const { language, region } = new Intl.Locale(tag).maximize();
    return `${language}_${region}`;
  };
  const others = all.filter((tag) => tag !== own).map((tag) => meta('property', 'og:locale:alternate', locale(tag)));
  return [meta('property', 'og:locale', locale(own)), ...others].join('\n');
}
