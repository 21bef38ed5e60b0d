import { expect, test } from 'vitest';
import { parseSiteIndex, siteHosts } from '../src/siteIndex.ts';

const hashes = { script: [], style: [] };
const sources = { api: [], image: [], frame: [], script: [], service: [] };
const unknownHost = [{ tag: 'en', file: '/invalid-url/EN.html', hashes }];
const site = (id: string, hosts: string[] = []) => ({
  id,
  hosts,
  release: 'r1',
  pages: { '/index.html': hashes },
  sources,
});
const index = (...sites: object[]) => JSON.stringify({ release: 'r1', sites, unknownHost });

test('BRAND-11a a brand is found by its domains and by its id under localhost', () => {
  const hosts = siteHosts(parseSiteIndex(index(site('one', ['one.example']), site('two'))));
  expect([...hosts].map(([host, { id }]) => [host, id])).toEqual([
    ['one.localhost', 'one'],
    ['one.example', 'one'],
    ['two.localhost', 'two'],
  ]);
});

test('BRAND-11 two brands with one domain are refused', () => {
  const parsed = parseSiteIndex(index(site('one', ['same.example']), site('two', ['same.example'])));
  expect(() => siteHosts(parsed)).toThrow('host same.example is claimed by one and two');
});

test.each([
  ['a host in capitals', { ...site('one', ['One.Example']) }, 'not a normalised host name'],
  [
    'a source with a directive in it',
    { ...site('one'), sources: { ...sources, api: ["https://a.example; script-src 'unsafe-inline'"] } },
    'not a source',
  ],
  [
    'a source that is a keyword',
    { ...site('one'), sources: { ...sources, script: ["'unsafe-eval'"] } },
    'not a source',
  ],
  [
    'a hash that is none',
    { ...site('one'), pages: { '/index.html': { script: ["'unsafe-inline'"], style: [] } } },
    'not a hash',
  ],
])('WEB-04a an index with %s is refused', (_, broken, message) => {
  expect(() => parseSiteIndex(index(broken))).toThrow(message);
});

test.each(['https://api.example', 'https://*.cdn.example', 'wss://chat.example:8443'])(
  'WEB-04a %s is a source',
  (source) => {
    expect(
      parseSiteIndex(index({ ...site('one'), sources: { ...sources, api: [source] } })).sites[0]?.sources.api,
    ).toEqual([source]);
  },
);
