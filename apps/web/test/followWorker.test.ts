import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type FollowOptions, followWorker } from '../src/worker/followWorker.ts';

/** A worker of a release, that answers as ours do. */
function workerOf(release: string, state: ServiceWorkerState = 'installed') {
  const worker = Object.assign(new EventTarget(), {
    state,
    postMessage: vi.fn((message: unknown, ports?: MessagePort[]) => {
      if (message === 'release') ports?.[0]?.postMessage(release);
    }),
  });
  return worker as unknown as ServiceWorker & { postMessage: ReturnType<typeof vi.fn> };
}

function setUp({ waiting, active = true }: { waiting?: ServiceWorker; active?: boolean } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ?? null,
    active: active ? workerOf('r0', 'activated') : null,
    installing: null as ServiceWorker | null,
    update: vi.fn(async () => {}),
    unregister: vi.fn(async () => true),
  });
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  let now = 0;
  const onNew = vi.fn();
  const container = {
    register: vi.fn(async () => registration as unknown as ServiceWorkerRegistration),
    getRegistration: vi.fn(async () => registration as unknown as ServiceWorkerRegistration),
  };
  const names = new Set(['offline-r0', 'of-others']);
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  const options: FollowOptions = {
    container,
    caches,
    worker: { address: '/worker.js', wanted: true },
    release: 'r1',
    page,
    clock: { now: () => now },
    onNew,
  };
  return {
    registration,
    kept: names,
    container,
    onNew,
    options,
    comes: (worker: ServiceWorker) => {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      worker.dispatchEvent(new Event('statechange'));
    },
    comesBack: (minutes: number) => {
      now += minutes * 60_000;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('WEB-06 new releases', () => {
  test('WEB-02 the worker of the site is registered for the whole of it', async () => {
    const { options, container } = setUp();
    await followWorker(options);
    expect(container.register).toHaveBeenCalledExactlyOnceWith('/worker.js', { scope: '/', updateViaCache: 'none' });
  });

  test('WEB-06 a release after that of the open page is told once it is there, and takes nobody’s place', async () => {
    const { options, onNew, comes } = setUp();
    await followWorker(options);
    const next = workerOf('r2');
    comes(next);
    await waitFor(() => expect(onNew).toHaveBeenCalledOnce());
    expect(next.postMessage).not.toHaveBeenCalledWith('take over');
  });

  test('WEB-06 a page that is of the new release already is told nothing, and the worker takes over', async () => {
    const waiting = workerOf('r1');
    const { options, onNew } = setUp({ waiting });
    await followWorker(options);
    await waitFor(() => expect(waiting.postMessage).toHaveBeenCalledWith('take over'));
    expect(onNew).not.toHaveBeenCalled();
  });

  test('WEB-06 the first worker of all is no news', async () => {
    const { options, comes } = setUp({ active: false });
    await followWorker(options);
    const first = workerOf('r2');
    comes(first);
    expect(first.postMessage).not.toHaveBeenCalled();
  });

  test('WEB-06 a page that comes back into sight looks for news, twice an hour at most', async () => {
    const { options, registration, comesBack } = setUp();
    await followWorker(options);
    comesBack(10);
    expect(registration.update).not.toHaveBeenCalled();
    comesBack(25);
    comesBack(5);
    expect(registration.update).toHaveBeenCalledOnce();
  });

  test('WEB-02 a brand that wants no worker any more takes it away, with what it kept and nothing else', async () => {
    const { options, registration, container, kept } = setUp();
    await followWorker({ ...options, worker: { address: '/worker.js', wanted: false } });
    expect(registration.unregister).toHaveBeenCalledOnce();
    expect(container.register).not.toHaveBeenCalled();
    expect([...kept]).toEqual(['of-others']);
  });
});
