import type { Banner } from '@marquee/sdk/contract/content/notice';
import { describe, expect, test } from 'vitest';
import { bannerLink, bannerPicture } from './bannerLink.ts';

const banner = (differs: Partial<Banner>): Banner => ({
  bannerId: '1',
  groupName: '/',
  url: '/a.svg',
  linkageType: undefined,
  linkageUrl: undefined,
  title: undefined,
  ...differs,
});
const rules = { hasPage: (path: string) => path === '/live', services: ['https://*.allowed.example'] };

describe('bannerLink', () => {
  test.each([
    ['a page of this site', 'PAGE', '/live', { kind: 'page', path: '/live' }],
    [
      'another site that is allowed',
      'URL',
      'https://a.allowed.example/x',
      { kind: 'site', href: 'https://a.allowed.example/x' },
    ],
    ['nothing, without a linkage type', undefined, '/live', null],
    ['nothing, with a type and no place', 'PAGE', undefined, null],
    ['nothing, for a page that is not there', 'PAGE', '/rng', null],
    ['nothing, for a site that is not allowed', 'URL', 'https://evil.example/', null],
    ['nothing, for a script', 'URL', 'javascript:alert(1)', null],
    ['nothing, for a host that looks like a path', 'PAGE', '//evil.example', null],
    ['nothing, for a host behind a backslash', 'PAGE', '/\\evil.example', null],
  ])('SHELL-12c C18 leads to %s', (_, linkageType, linkageUrl, expected) => {
    expect(bannerLink(banner({ linkageType, linkageUrl }), rules)).toEqual(expected);
  });
});

describe('bannerPicture', () => {
  test.each([
    ['/sandbox/art/a.svg', '/sandbox/art/a.svg'],
    ['https://img.allowed.example/a.png', 'https://img.allowed.example/a.png'],
    ['https://img.evil.example/a.png', null],
    ['//img.evil.example/a.png', null],
    ['http://img.allowed.example/a.png', null],
    ['data:image/svg+xml,<svg/>', null],
  ])('SHELL-18b of %s takes %s', (url, expected) => {
    expect(bannerPicture(banner({ url }), ['https://*.allowed.example'])).toBe(expected);
  });
});
