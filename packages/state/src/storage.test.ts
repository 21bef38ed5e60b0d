import { describe, expect, test } from 'vitest';
import { createMemoryStorage, createStorage, type StorageArea } from './storage.ts';

const text = (value: string) => value;

/** A Web Storage area in memory, with a quota in entries. */
function area(entries: Record<string, string> = {}, quota = Number.POSITIVE_INFINITY): StorageArea {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem(key, value) {
      if (!map.has(key) && map.size >= quota) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
    removeItem: (key) => void map.delete(key),
  };
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('storage', () => {
  test('BRAND-13 what was written is read back from the area itself', () => {
    const local = area();
    createStorage({ local: () => local }).local.write('theme', 'dark');
    expect(createStorage({ local: () => local }).local.read('theme', text)).toBe('dark');
  });

  test.each<[string, () => StorageArea]>([
    ['is switched off', refuse],
    ['has no room', () => area({}, 0)],
    ['throws on every touch', () => ({ length: 0, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse })],
  ])('a value lives in memory when storage %s', (_, local) => {
    const shelf = createStorage({ local }).local;
    shelf.write('theme', 'dark');
    expect(shelf.read('theme', text)).toBe('dark');
    shelf.remove('theme');
    expect(shelf.read('theme', text)).toBeUndefined();
  });

  test('a value that no longer fits does not leave the older one to come back after a reload', () => {
    const stored = area({ remember: 'old' });
    stored.setItem = refuse;
    createStorage({ local: () => stored }).local.write('remember', 'new');
    expect(createStorage({ local: () => stored }).local.read('remember', text)).toBeUndefined();
  });

  test.each([
    ['answers undefined', () => undefined],
    ['throws', () => JSON.parse('{')],
  ])('a stored value whose parser %s counts as absent', (_, parse) => {
    expect(createMemoryStorage({ local: { x: 'nonsense' } }).local.read('x', parse)).toBeUndefined();
  });

  test('clear forgets everything but what is to be kept, in the area and in memory', () => {
    const session = area({ token: 't', merchant: 'm' }, 2);
    const shelf = createStorage({ session: () => session }).session;
    shelf.write('overflow', 'in memory');
    shelf.clear(['merchant']);
    expect([shelf.read('token', text), shelf.read('overflow', text), shelf.read('merchant', text)]).toEqual([
      undefined,
      undefined,
      'm',
    ]);
  });
});
