import { describe, expect, test } from 'vitest';
import { categorySubjects, slotSubjects } from '../src/art/games/subjects.ts';
import { gameTile } from '../src/art/games/tile.ts';
import { vendorMark } from '../src/art/vendors/mark.ts';
import { catalogueOf } from '../src/games/catalogue.ts';
import { vendors } from '../src/games/vendors.ts';
import { NOUNS } from '../src/games/words.ts';
import { sandboxWith } from './fixture.ts';

/** Tags opened and closed in order: the drawings use no attribute with an angle bracket in it. */
function isBalanced(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', attributes = '', alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!alone) open.push(name);
    const names = [...attributes.matchAll(/\s([\w-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return false;
  }
  return open.length === 0;
}

const UNSAFE =
  /<script|<foreignObject|<image|\son\w+=|javascript:|https?:\/\/(?!www\.w3\.org\/2000\/svg)|NaN|undefined/i;

function expectSound(svg: string, name: string): void {
  expect(isBalanced(svg), name).toBe(true);
  expect(svg, name).not.toMatch(UNSAFE);
  const ids = [...svg.matchAll(/\sid="(\w+)"/g)].map((match) => match[1]);
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids, name).toContain(id);
}

const tiles = catalogueOf(7)
  .slots.slice(0, 600)
  .map(({ nodeId, vendor, subject }) => gameTile({ id: nodeId, vendor: vendor.code, subject }, 7));

describe('SHELL-18 pictures of games', () => {
  test('SHELL-18 no two tiles are alike', () => {
    expect(new Set(tiles).size).toBe(tiles.length);
  });

  test('SHELL-18 every tile is light, safe and well-formed', () => {
    for (const svg of tiles) {
      expect(svg.length).toBeLessThan(3200);
      expect((svg.match(/<[a-z]/gi) ?? []).length).toBeLessThanOrEqual(40);
      expectSound(svg, svg.slice(0, 80));
    }
  });

  test('SHELL-18 every provider and category has its own picture', () => {
    const lobbies = vendors.map(({ code, gameType }) =>
      gameTile({ id: `L-${gameType}-${code}`, vendor: code, subject: gameType }, 7),
    );
    for (const [index, svg] of lobbies.entries()) expectSound(svg, vendors[index]?.code ?? '');
    expect(new Set(lobbies).size).toBe(vendors.length);
    expect(slotSubjects).toHaveLength(NOUNS);
    expect(Object.values(categorySubjects).every(({ length }) => length > 0)).toBe(true);
  });

  test('SHELL-05 every vendor has a mark of its own', () => {
    const codes = [...new Set(vendors.map(({ code }) => code))];
    const marks = codes.map(vendorMark);
    expect(new Set(marks).size).toBe(codes.length);
    for (const [index, svg] of marks.entries()) expectSound(svg, codes[index] ?? '');
  });

  test.each([
    ['/sandbox/art/game/G00001.svg', 200],
    ['/sandbox/art/game/L-LIVE-VSL.svg', 200],
    ['/sandbox/art/vendor/TCG_LOTTO_VN.svg', 200],
    ['/sandbox/art/game/G99999.svg', 404],
    ['/sandbox/art/vendor/NONE.svg', 404],
  ])('SHELL-18 %s is %i', async (path, status) => {
    const response = await sandboxWith().fetch(new Request(`http://site.test${path}`));
    expect(response.status).toBe(status);
    if (status === 200) expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/);
  });
});
