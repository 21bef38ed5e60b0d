import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

afterEach(cleanup);

const show = (html: string, topLevel?: 2 | 4) =>
  render(<SafeHtml html={html} newTabLabel="(new tab)" topLevel={topLevel} />).container.firstElementChild as Element;

describe('SafeHtml', () => {
  it.each([
    ['a script', 'a<script>document.title="ran"</script>b', 'ab'],
    ['a picture with a handler', 'a<img src="x" onerror="document.title=1">b', 'ab'],
    ['a drawing', '<svg onload="x()"><a href="javascript:x()"><text>c</text></a></svg>d', 'd'],
    ['a form', '<form action="https://evil.example"><input name="password"><b>Log in</b></form>e', 'e'],
    ['a style sheet', '<style>body{display:none}</style>f', 'f'],
    [
      'what mathematics hides',
      '<math><mtext><table><mglyph><style><img src=1 onerror=x()></style></table></math>g',
      'g',
    ],
  ])('C17 of %s nothing is left', (_, html, words) => {
    const box = show(html);
    expect(box.textContent).toBe(words);
    expect(box.querySelectorAll('script, style, svg, math, img, form, input, mtext')).toHaveLength(0);
  });

  it('WCAG 1.3.2 words in a language of another direction keep their signs at their ends', () => {
    expect(show('<p>Draws begin at 20:00.</p>').getAttribute('dir')).toBe('auto');
  });

  it('C17 no attribute comes through but those that are meant', () => {
    const box = show(
      '<p style="position:fixed" class="x" id="root" name="cookie" onclick="x()" data-x="1" dir="rtl">a</p>' +
        '<table><tr><td colspan="2" rowspan="9999" bgcolor="red">b</td></tr></table>',
    );
    const names = [...box.querySelectorAll('p, td')].flatMap((element) => element.getAttributeNames());
    expect(new Set(names)).toEqual(new Set(['class', 'colspan', 'rowspan']));
    expect(box.querySelector('p')?.className).not.toContain('x ');
    expect(box.querySelector('td')?.getAttribute('rowspan')).toBe('50');
  });

  it.each([
    ['https://example.com/terms', 'https://example.com/terms'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['/help#terms', '/help#terms'],
  ])('C17 a link to %s opens in a tab of its own', (href, expected) => {
    show(`<a href="${href}">there</a>`);
    const link = screen.getByRole('link', { name: /there \(new tab\)/ });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([expected, '_blank']);
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each([
    'javascript:x()',
    'java&#10;script:x()',
    ' javascript:x()',
    'data:text/html,x',
    'vbscript:x',
    'http://example.com',
    '//evil.example',
    '/\\evil.example',
    'https://good.example@evil.example',
    'mailto:a@b.example?body=x',
  ])('C17 a link to "%s" is only its words', (href) => {
    const box = show(`<a href="${href}">there</a>`);
    expect(screen.queryByRole('link')).toBeNull();
    expect(box.textContent).toBe('there');
  });

  it('its headings begin where the page says', () => {
    show('<h1>One</h1><h2>Two</h2><h6>Six</h6>', 4);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H4', 'H5', 'H6']);
  });

  it('C17 thousands of nested elements do not break the page', () => {
    expect(show(`${'<div>'.repeat(5000)}deep`).textContent).toBe('');
    expect(show(`${'<b>'.repeat(10)}near`).textContent).toContain('near');
  });
});
