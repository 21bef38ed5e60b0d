import type { PageHead } from '@marquee/brand/pageHead';

/** Puts a page's head into the document, in place of that of the page before. */
export function showHead({ title, description, found }: PageHead, page: Document): void {
  page.title = title;
  put(page, 'meta', { name: 'description' }, { content: description });
  put(page, 'meta', { property: 'og:title' }, { content: title });
  put(page, 'meta', { property: 'og:description' }, { content: description });
  put(page, 'meta', { name: 'robots' }, found ? undefined : { content: 'noindex' });
  put(page, 'link', { rel: 'canonical' }, found && { href: found.canonical });
  put(page, 'meta', { property: 'og:url' }, found && { content: found.canonical });
  for (const link of page.querySelectorAll('link[rel="alternate"]')) link.remove();
  for (const { hreflang, href } of found?.alternates ?? []) put(page, 'link', { rel: 'alternate', hreflang }, { href });
}

type Attributes = Readonly<Record<string, string>>;

/** Finds the element that bears the marks, or makes it, and gives it its values; without values it goes. */
function put(page: Document, name: 'meta' | 'link', marks: Attributes, values: Attributes | undefined): void {
  const selector = Object.entries(marks).map(([key, value]) => `[${key}="${value}"]`);
  const there = page.head.querySelector(name + selector.join(''));
  if (!values) {
    there?.remove();
    return;
  }
  const element = there ?? page.head.appendChild(page.createElement(name));
  for (const [key, value] of Object.entries({ ...marks, ...values })) element.setAttribute(key, value);
}
