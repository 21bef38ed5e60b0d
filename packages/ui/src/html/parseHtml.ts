interface HtmlPolicy {
  createHTML(html: string): string;
}
interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

/**
 * The site's Trusted Types policy for markup; the server's CSP lists it by name. It lets text through to `parseHtml` alone,
 * where a document without scripts, events and fetches reads it (WEB-04). Browsers without Trusted Types parse the text itself.
 */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('marquee-plain-text', {
  createHTML: (html) => html,
});

/**
 * Reads HTML from outside into a document of its own, in which no script runs, no handler fires and nothing is fetched. Its
 * nodes never enter the page: take text from it, or make elements anew. Call it in a browser.
 */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}
