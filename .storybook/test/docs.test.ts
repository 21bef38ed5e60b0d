import { declarations } from '@marquee/theme/css';
import { resolveTheme } from '@marquee/theme/resolve';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ContractValues } from '../docs/parts/ContractValues.tsx';
import { descriptions, texts } from '../docs/parts/catalogues.ts';
import { Messages } from '../docs/parts/Messages.tsx';

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
