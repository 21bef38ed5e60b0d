import { createElement, Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { block, cell, headings, link, list, quote, rule, table, tableFrame } from './SafeHtml.css.ts';

export interface SafeOptions {
  /** level of the highest heading in it */
  topLevel: 1 | 2 | 3 | 4;
  /** said after a link for screen readers */
  newTabLabel: string;
}

/** What is shown, and as what; everything else leaves its text behind, or nothing at all. */
const PLAIN: Readonly<Record<string, { as: string; className?: string }>> = {
  p: { as: 'p', className: block },
  ul: { as: 'ul', className: list },
  ol: { as: 'ol', className: list },
  li: { as: 'li' },
  dl: { as: 'dl', className: block },
  dt: { as: 'dt' },
  dd: { as: 'dd' },
  blockquote: { as: 'blockquote', className: quote },
  pre: { as: 'pre', className: block },
  code: { as: 'code' },
  strong: { as: 'strong' },
  b: { as: 'strong' },
  em: { as: 'em' },
  i: { as: 'em' },
  u: { as: 'u' },
  s: { as: 's' },
  small: { as: 'small' },
  sub: { as: 'sub' },
  sup: { as: 'sup' },
  div: { as: 'div', className: block },
  section: { as: 'div', className: block },
  article: { as: 'div', className: block },
  table: { as: 'table', className: table },
  thead: { as: 'thead' },
  tbody: { as: 'tbody' },
  tr: { as: 'tr' },
  th: { as: 'th', className: cell },
  td: { as: 'td', className: cell },
};

/** Not even their text is meant to be read as part of the words around them. */
const DROPPED = new Set(
  (
    'script style template noscript title iframe frame frameset object embed applet svg math form button input select ' +
    'textarea option audio video canvas dialog base link meta img picture map area'
  ).split(' '),
);
const TABLE_PARTS = new Set(['table', 'thead', 'tbody', 'tr']);
/** deeper than any editor goes, and far from where a stack ends */
const DEEPEST = 40;

/**
 * New elements for those of a parsed document (C17). Nothing is copied but text, the kind of a few elements, where a link
 * leads and how many cells one spans: no style, class, id, name or handler comes through, whatever it is called.
 */
export function safeElements(parent: ParentNode & Node, options: SafeOptions, depth = 0): ReactNode[] {
  return [...parent.childNodes].map((node, at) => {
    const key = `${at}`;
    if (node.nodeType === 3) return textOf(node);
    if (node.nodeType !== 1) return null;
    const element = node as Element;
    const name = element.localName;
    if (DROPPED.has(name) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return null;
    if (depth >= DEEPEST) return null;
    const inside = safeElements(element, options, depth + 1);
    if (name === 'br') return <br key={key} />;
    if (name === 'hr') return <hr key={key} className={rule} />;
    if (name === 'a')
      return (
        <SafeLink key={key} {...{ element, options }}>
          {inside}
        </SafeLink>
      );
    if (/^h[1-6]$/.test(name)) {
      const level = Math.min(6, Number(name[1]) + options.topLevel - 1);
      return createElement(`h${level}`, { key, className: headings[level < 4 ? 'high' : 'low'] }, ...inside);
    }
    const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
    if (!plain) return <Fragment key={key}>{inside}</Fragment>;
    const { as, className } = plain;
    const made = createElement(as, { key, className, ...spans(element, as) }, ...inside);
    return as === 'table' ? (
      <div key={key} className={tableFrame}>
        {made}
      </div>
    ) : (
      made
    );
  });
}

/** White space between the parts of a table is none of it. */
function textOf(node: Node): string | null {
  const text = node.nodeValue ?? '';
  return node.parentElement && TABLE_PARTS.has(node.parentElement.localName) && text.trim() === '' ? null : text;
}

function spans(element: Element, as: string): Record<string, number | string> {
  if (as === 'ol') {
    const start = Number.parseInt(element.getAttribute('start') ?? '', 10);
    return Number.isSafeInteger(start) ? { start } : {};
  }
  if (as !== 'td' && as !== 'th') return {};
  const count = (name: string) =>
    Math.min(50, Math.max(1, Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1));
  return { colSpan: count('colspan'), rowSpan: count('rowspan'), ...(as === 'th' && { scope: 'col' }) };
}

/** A tab of its own, so that nothing typed is lost, and no way back into this one. */
function SafeLink({ element, options, children }: { element: Element; options: SafeOptions; children: ReactNode }) {
  const href = safeHref(element.getAttribute('href') ?? '');
  if (href === null) return children;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={link}>
      {children}
      <VisuallyHidden> {options.newTabLabel}</VisuallyHidden>
    </a>
  );
}

/** Where a link may lead: an https or mail address written out, or a path of this site. Never what only a browser would read. */
function safeHref(text: string): string | null {
  if (/[\s\p{Cc}\\]/u.test(text)) return null;
  if (/^mailto:[^?]+@[^?]+$/i.test(text) || /^\/(?!\/)/.test(text)) return text;
  if (!/^https:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null;
  const { username, password, href } = new URL(text);
  return username === '' && password === '' ? href : null;
}
