import { parseHtml } from '@marquee/ui/html/parseHtml';

/** Elements after which a reader would pause. */
const BLOCKS = 'p, div, li, tr, h1, h2, h3, h4, h5, h6, blockquote, section, article';

/**
 * The words of an announcement that came as HTML, and nothing else of it (C17). Parsed into a document of its own, in which
 * no script runs, no handler fires and no picture is fetched; only its text leaves it. Call it in a browser.
 */
export function plainText(html: string): string {
  const found = known.get(html);
  if (found !== undefined) return found;
  const words = read(html);
  if (known.size >= KEPT) known.clear();
  known.set(html, words);
  return words;
}

/** More than any page shows; a platform may send as many texts as it likes. */
const KEPT = 200;

/** A list of announcements is rendered with every step of a line that goes round; each is read once. */
const known = new Map<string, string>();

function read(html: string): string {
  const { body } = parseHtml(html);
  for (const element of body.querySelectorAll('script, style, template, noscript, title')) element.remove();
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n');
  for (const li of body.querySelectorAll('li')) li.prepend('• ');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
