import { describe, expect, test } from 'vitest';
import { banner } from '../src/art/banner.ts';
import { subjectNames } from '../src/art/subjects.ts';
import { BANNER_GROUPS, bannerSubject } from '../src/content.ts';
import { ask, sandboxWith } from './fixture.ts';

interface BannerAnswer {
  bannerId: string;
  groupName: string;
  url: string;
  title: string;
}

async function banners(language = 'EN', scenario = 'normal'): Promise<BannerAnswer[]> {
  const { body } = await ask(
    sandboxWith(),
    'content.notice',
    {},
    { language, headers: { 'X-Sandbox-Scenario': scenario } },
  );
  return body.value?.banners as BannerAnswer[];
}

/** Tags opened and closed in order: the drawings use no attribute with an angle bracket in it. */
function isBalanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', attributes, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!alone) open.push(name);
    const names = [...(attributes ?? '').matchAll(/\s([\w-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return false;
  }
  return open.length === 0;
}

describe('SHELL-12 banners', () => {
  const groups = [
    '/',
    '/rng',
    '/live',
    '/fish',
    '/pvp',
    '/sports',
    '/esports',
    '/elott',
    '/cockfight',
    '/promotions',
    '/pointMall',
    '/help',
    '/register',
    'w_login',
    'w_forget',
  ];
  test('SHELL-12 there is one for every group of the spec', async () => {
    expect([...new Set((await banners()).map(({ groupName }) => groupName))].sort()).toEqual([...groups].sort());
  });

  test('SHELL-12 every picture is there, small, safe and well-formed', async () => {
    const sandbox = sandboxWith();
    for (const { url } of await banners()) {
      const response = await sandbox.fetch(new Request(`http://site.test${url}`));
      const svg = await response.text();
      expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
      expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(svg.length, url).toBeLessThan(12_288);
      expect(isBalanced(svg), url).toBe(true);
      expect(svg).not.toMatch(
        /<script|<foreignObject|\son\w+=|javascript:|https?:\/\/(?!www\.w3\.org\/2000\/svg)|NaN|undefined/i,
      );
      const ids = [...svg.matchAll(/\sid="(\w+)"/g)].map((match) => match[1]);
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids, url).toContain(id);
    }
  });

  test('SHELL-12 a picture is the same for the same seed and another for another', async () => {
    const picture = async (seed: number) =>
      (await sandboxWith({ seed }).fetch(new Request('http://site.test/sandbox/art/banner/home-1.svg'))).text();
    expect(await picture(7)).toBe(await picture(7));
    expect(await picture(8)).not.toBe(await picture(7));
  });

  test.each(subjectNames)('SHELL-12 %s is drawn well-formed on every ground', (subject) => {
    for (let seed = 0; seed < 12; seed++) expect(isBalanced(banner(subject, seed))).toBe(true);
  });

  test('SHELL-12 names lead back to what is shown, and only theirs', () => {
    expect(BANNER_GROUPS.find(({ group }) => group === '/')?.shows[0]?.[0]).toBe(bannerSubject('home-1'));
    expect(bannerSubject('home-99')).toBeUndefined();
  });

  test('SHELL-12 titles are in the language asked for', async () => {
    const titles = await Promise.all(
      ['EN', 'CN', 'ES', 'TY', 'VI'].map(async (language) => (await banners(language))[0]?.title),
    );
    expect(new Set(titles).size).toBe(5);
    expect((await banners('KO'))[0]?.title).toBe(titles[0]);
  });

  test('SHELL-12 there can be none, or one a group', async () => {
    expect(await banners('EN', 'noBanners')).toEqual([]);
    expect(await banners('EN', 'oneBanner')).toHaveLength(groups.length);
  });
});

describe('SHELL-14 announcements', () => {
  test('SHELL-14 every type of the spec has one', async () => {
    const { body } = await ask(sandboxWith(), 'content.notice');
    const types = ['player', 'popup', 'promotion'].flatMap((part) =>
      ((body.value?.[part] ?? []) as { type: string }[]).map(({ type }) => type),
    );
    expect([...new Set(types)].sort()).toEqual(['B', 'H', 'PL', 'PR', 'PU']);
  });

  test('SHELL-14 they can be long, or none', async () => {
    const lengths = await Promise.all(
      ['normal', 'longText', 'noNotices'].map(async (scenario) => {
        const { body } = await ask(sandboxWith({ scenario: scenario as 'normal' }), 'content.notice');
        return JSON.stringify(body.value?.popup).length;
      }),
    );
    expect(lengths[1]).toBeGreaterThan((lengths[0] ?? 0) * 4);
    expect(lengths[2]).toBe(2);
  });
});
