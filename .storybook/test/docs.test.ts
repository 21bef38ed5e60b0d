import { declarations } from '@marquee/theme/css';
import { resolveTheme } from '@marquee/theme/resolve';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContractValues } from '../docs/parts/ContractValues.tsx';
import { Contrasts } from '../docs/parts/Contrasts.tsx';
import { descriptions, texts } from '../docs/parts/catalogues.ts';
import { Messages } from '../docs/parts/Messages.tsx';
import { Reviews } from '../docs/parts/Reviews.tsx';

const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

test('STORY-04a the page of messages shows each with what it means, in English and one more language', () => {
  const page = unescaped(renderToStaticMarkup(createElement(Messages)));
  const english = texts.get('EN') ?? new Map<string, string>();
  expect(english.size).toBeGreaterThan(1000);
  expect([...english.keys()].filter((id) => !descriptions.has(id))).toEqual([]);
  for (const [id, text] of english)
    expect(page).toContain(
      `<code>${id}</code></td><td>${descriptions.get(id)}</td><td>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</td>`,
    );
  expect(page).toMatch(/<select>.*<\/select>.*<th lang="zh-Hans-CN">/s);
});

test('STORY-04a the page of the theme shows every value of the contract that is no colour, by its custom property', () => {
  const { light } = resolveTheme({ seeds: { accent: '#0b6bcb' } });
  const page = unescaped(renderToStaticMarkup(createElement(ContractValues, { values: light })));
  const colours = new Set(
    Object.values(light.color).flatMap((value) => (typeof value === 'string' ? [value] : Object.values(value))),
  );
  const rest = [...declarations(light)].filter(([, value]) => !colours.has(value));
  expect(rest.length).toBeGreaterThan(30);
  for (const [name, value] of rest) {
    const [, after = ''] = page.split(`<code>${name}</code></dt>`);
    expect(after.slice(0, after.indexOf('</dd>')).replace(/^<dd [^>]*>/, ''), name).toBe(value);
  }
});

/** What of the page is seen before anything is unfolded. */
const openly = (html: string) => html.replace(/<details>.*?<\/details>/gs, '');

test('STORY-04a contrasts nearest to their limit are seen without unfolding, and every one that is too low', () => {
  const shown = (textMuted?: string) => {
    const color = textMuted === undefined ? {} : { textMuted };
    const { light } = resolveTheme({ seeds: { accent: '#0b6bcb' }, light: { color } });
    return openly(renderToStaticMarkup(createElement(Contrasts, { colours: light.color })));
  };
  expect(shown()).toMatch(/All \d+ pairs keep their contrast.*<tbody>.*<\/tbody>/s);
  const bad = shown('#eeeeee');
  expect(bad).toMatch(/4 of \d+ pairs are too low/);
  for (const on of ['page', 'card', 'raised', 'overlay']) expect(bad).toContain(`<td>textMuted</td><td>${on}</td>`);
});

test('STORY-04a the page of languages tells of every catalogue whether a native speaker has read it', () => {
  const page = renderToStaticMarkup(createElement(Reviews));
  const namespaces = new Set([...(texts.get('EN')?.keys() ?? [])].map((id) => id.split('.')[0]));
  expect(namespaces.size).toBeGreaterThan(10);
  for (const namespace of namespaces)
    expect(page).toMatch(
      new RegExp(`<code>${namespace}</code></td>(<td>(reviewed|not reviewed|changed since)</td>){${texts.size}}</tr>`),
    );
});
