import { areas, calls } from '@marquee/sdk/contract/calls';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlatformCalls } from '../docs/parts/PlatformCalls.tsx';
import { schemaText } from '../docs/parts/schemaText.ts';

const page = renderToStaticMarkup(createElement(PlatformCalls));

test('SDK-01b the page of the platform’s calls shows every call under its area, with what is written above it', () => {
  const headings = [...page.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, name]) => name);
  expect(headings).toEqual([...Object.keys(areas), 'Shared fields']);
  for (const id of Object.keys(calls)) {
    const [, after = ''] = page.split(`<code>${id}</code> `);
    expect(after.slice(0, after.indexOf('</details>')), id).toMatch(/<p>[^<]{10,}<\/p>.*<pre>/s);
  }
});

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{}, 'anything'],
  [{ $ref: '#/components/schemas/Amount' }, 'Amount'],
  [{ const: false }, 'false'],
  [{ enum: ['a', 1] }, '"a" | 1'],
  [{ anyOf: [{ type: 'number' }, { type: 'number' }, { type: 'null' }] }, 'number | null'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }, '(string | number)[]'],
  [{ type: 'object', properties: {} }, '{}'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, '{ [name]: string }'],
  [
    { type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'string' } } } }, required: ['a'] },
    '{\n  a: {\n    b?: string\n  }\n}',
  ],
])('SDK-01b the schema %j reads %j', (schema, text) => {
  expect(schemaText(schema)).toBe(text);
});
