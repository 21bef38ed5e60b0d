import { describe, expect, it } from 'vitest';
import { iconPath } from '../build/iconPath.ts';

describe('iconPath', () => {
  it('draws shapes one after the other, each from a place of its own', () => {
    expect(
      iconPath([
        ['path', { d: 'M8 6v8', key: 'a' }],
        ['line', { x1: '1', y1: '2', x2: '3', y2: '4', key: 'b' }],
        ['polyline', { points: '1 2 3 4', key: 'c' }],
        ['polygon', { points: '1 2 3 4 5 6', key: 'd' }],
      ]),
    ).toBe('M8 6v8M1 2L3 4M1 2 3 4M1 2 3 4 5 6Z');
  });

  it('a path that begins relatively begins where it did when it stood alone', () => {
    expect(
      iconPath([
        ['path', { d: 'M6 9h12' }],
        ['path', { d: 'm6 9 6 6 6-6' }],
      ]),
    ).toBe('M6 9h12M6 9l 6 6 6-6');
    expect(iconPath([['path', { d: 'm.5-1.5c1 1 2 2 3 3' }]])).toBe('M.5 -1.5c1 1 2 2 3 3');
  });

  it('round shapes are arcs', () => {
    expect(iconPath([['circle', { cx: '12', cy: '12', r: '10' }]])).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z');
    expect(iconPath([['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }]])).toBe(
      'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z',
    );
  });

  it('a box has the corners that it was given', () => {
    expect(iconPath([['rect', { x: '3', y: '4', width: '18', height: '16' }]])).toBe('M3 4h18v16h-18z');
    const rounded = 'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z';
    for (const radius of [{ rx: '2' }, { ry: '2' }]) {
      expect(iconPath([['rect', { x: '3', y: '4', width: '18', height: '16', ...radius }]])).toBe(rounded);
    }
  });

  it('an icon with a colour of its own, or a shape unheard of, stays as it is', () => {
    expect(iconPath([['circle', { cx: '7', cy: '7', r: '.5', fill: 'currentColor' }]])).toBeNull();
    expect(iconPath([['text', { x: '1' }]])).toBeNull();
    expect(iconPath([['path', { d: 'm+1 2' }]])).toBeNull();
  });
});
