import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createPatternGuard, type PatternWorker } from './patternGuard.ts';

/** Answers as the real worker's script does, or never for a pattern that takes for ever. */
function fakeWorker(): PatternWorker & { terminated: boolean } {
  const worker: PatternWorker & { terminated: boolean } = {
    terminated: false,
    onmessage: null,
    onerror: null,
    terminate: () => {
      worker.terminated = true;
    },
    postMessage: ({ pattern, text }) => {
      if (pattern === '^(a+)+$') return;
      let data: boolean | null = null;
      try {
        data = new RegExp(pattern, 'u').test(text);
      } catch {
        // no pattern
      }
      worker.onmessage?.(new MessageEvent('message', { data }));
    },
  };
  return worker;
}

function start() {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const timers: (() => void)[] = [];
  const onUnusable = vi.fn();
  const guard = createPatternGuard({
    createWorker: () => {
      const worker = fakeWorker();
      workers.push(worker);
      return worker;
    },
    after: (_, run) => {
      timers.push(run);
      return () => {};
    },
    onUnusable,
  });
  return { guard, workers, timers, onUnusable };
}

describe('patterns of the platform', () => {
  test.each([
    ['^[a-z]+$', 'abc', true],
    ['^[a-z]+$', 'ab1', false],
    ['.*', '', true],
  ])('AUTH-11b C15 %s on "%s" is %s', async (pattern, text, matches) => {
    expect(await start().guard.matches(pattern, text)).toBe(matches);
  });

  test.each(['(', '[', '(?i)abc'])(
    'C15 AUTH-11c %s is no pattern here: the platform decides, and it is reported once',
    async (pattern) => {
      const { guard, onUnusable, workers } = start();
      expect(await guard.matches(pattern, 'abc')).toBeUndefined();
      expect(await guard.matches(pattern, 'abd')).toBeUndefined();
      expect(onUnusable.mock.calls).toEqual([[pattern]]);
      expect(workers).toHaveLength(1);
    },
  );

  test('C15 AUTH-11c one that takes for ever is ended, not tried again, and the next has a worker of its own', async () => {
    const { guard, workers, timers, onUnusable } = start();
    const answer = guard.matches('^(a+)+$', `${'a'.repeat(40)}!`);
    // the first is that of the worker's start
    await waitFor(() => expect(timers).toHaveLength(2));
    timers[1]?.();
    expect(await answer).toBeUndefined();
    expect(workers[0]?.terminated).toBe(true);
    expect(await guard.matches('^(a+)+$', 'a')).toBeUndefined();
    expect(await guard.matches('^a$', 'a')).toBe(true);
    expect(workers).toHaveLength(2);
    expect(onUnusable).toHaveBeenCalledOnce();
  });

  test('C15 a worker that is slow to come blames no pattern: the platform decides, and the next try has another', async () => {
    const timers: (() => void)[] = [];
    let silent = true;
    const onUnusable = vi.fn();
    const guard = createPatternGuard({
      createWorker: () => (silent ? { ...fakeWorker(), postMessage: () => {} } : fakeWorker()),
      after: (_, run) => {
        timers.push(run);
        return () => {};
      },
      onUnusable,
    });
    const answer = guard.matches('^a$', 'b');
    await waitFor(() => expect(timers).toHaveLength(1));
    timers[0]?.();
    expect(await answer).toBeUndefined();
    silent = false;
    expect(await guard.matches('^a$', 'b')).toBe(false);
    expect(onUnusable).not.toHaveBeenCalled();
  });

  test('C15 without workers the platform decides', async () => {
    const guard = createPatternGuard({
      createWorker: () => {
        throw new Error('no workers here');
      },
    });
    expect(await guard.matches('^a$', 'b')).toBeUndefined();
  });
});
