import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../src/whenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

test('what can wait runs in the order given, one piece a turn', () => {
  const turns: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (turn: () => void) => turns.push(turn));
  const done: string[] = [];
  whenIdle(
    () => done.push('first'),
    () => done.push('second'),
  );
  expect(done).toEqual([]);
  turns.shift()?.();
  expect(done).toEqual(['first']);
  turns.shift()?.();
  expect(done).toEqual(['first', 'second']);
  expect(turns).toEqual([]);
});

test('a piece that throws does not keep the next from its turn', () => {
  const turns: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (turn: () => void) => turns.push(turn));
  const next = vi.fn();
  whenIdle(() => {
    throw new Error('broken');
  }, next);
  expect(() => turns.shift()?.()).toThrow('broken');
  turns.shift()?.();
  expect(next).toHaveBeenCalledOnce();
});
