import { describe, expect, test } from 'vitest';
import { createContentHosts } from '../src/contentHosts.ts';

const patterns = ['https://*.cdn.example'];
const list = ['one.cdn.example', 'https://two.cdn.example', 'three.cdn.example/'];
const [one, two, three] = ['https://one.cdn.example', 'https://two.cdn.example', 'https://three.cdn.example'];

function hostsWith(...draws: number[]) {
  const left = [...draws];
  const hosts = createContentHosts({ patterns, random: () => left.shift() ?? 0 });
  hosts.offer(list);
  return hosts;
}

describe('the host of a session', () => {
  test.each([
    [0, one],
    [0.5, two],
    [0.99, three],
    [1, three],
  ])('SHELL-18a is drawn: %d gives %s', (draw, host) => {
    expect(hostsWith(draw).current()).toBe(host);
  });

  test('SHELL-18a stays the same while pictures come, also when the list is told again', () => {
    const hosts = hostsWith(0.5, 0);
    hosts.offer([...list].reverse());
    expect(hosts.current()).toBe(two);
  });

  test('SHELL-18a is kept over a reload while it is still listed', () => {
    let kept: string | null = null;
    const session = {
      picked: () => kept,
      note: (origin: string) => {
        kept = origin;
      },
    };
    createContentHosts({ patterns, random: () => 0.5, session }).offer(list);
    expect(kept).toBe(two);
    const after = createContentHosts({ patterns, random: () => 0, session });
    after.offer(list);
    expect(after.current()).toBe(two);
    const shorter = createContentHosts({ patterns, random: () => 0, session });
    shorter.offer(['three.cdn.example']);
    expect(shorter.current()).toBe(three);
  });

  test('SHELL-18a is another once it fails; many failures of one host count once; then all begin anew', () => {
    const hosts = hostsWith(0, 0, 0, 0);
    hosts.failed(one);
    hosts.failed(one);
    expect(hosts.current()).toBe(two);
    hosts.failed(two);
    expect(hosts.current()).toBe(three);
    hosts.failed(three);
    expect(hosts.current()).toBe(one);
  });

  test('SHELL-18b is never outside the brand’s patterns', () => {
    const hosts = createContentHosts({ patterns, random: () => 0 });
    hosts.offer(['evil.example', 'http://one.cdn.example', 'cdn.example', 'one.cdn.example.evil.example']);
    expect(hosts.current()).toBeUndefined();
    hosts.offer(['evil.example', 'two.cdn.example']);
    expect(hosts.current()).toBe(two);
    const planted = createContentHosts({
      patterns,
      random: () => 0,
      session: { picked: () => 'https://evil.example', note: () => undefined },
    });
    planted.offer(list);
    expect(planted.current()).toBe(one);
  });
});

describe('an address', () => {
  test('SHELL-18a stands on the host of the session, else on the page’s own', () => {
    expect(hostsWith(0).address('/games/a b.png?v=2')).toBe(`${one}/games/a%20b.png?v=2`);
    expect(createContentHosts({ patterns, random: () => 0 }).address('/games/a.png')).toBe('/games/a.png');
  });

  test.each([
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'https://evil.example/a.png',
    'a.png',
    'javascript:1',
    '',
  ])('SHELL-18b C18 %j is no path', (path) => {
    expect(hostsWith(0).address(path)).toBeNull();
  });
});
