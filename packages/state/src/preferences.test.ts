import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from './storage.ts';
import { type AppStoreOptions, createAppStore } from './store.ts';

const text = (value: string) => value;

function start(local: Record<string, string> = {}, more: Partial<AppStoreOptions> = {}) {
  const storage = createMemoryStorage({ local });
  const root = { dataset: {} as DOMStringMap };
  const { preferences } = createAppStore({
    storage,
    root,
    defaults: { theme: 'light', language: 'TY' },
    languages: ['EN', 'TY'],
    ...more,
  });
  return { preferences, storage, root };
}

describe('preferences', () => {
  test('BRAND-13a a stored theme and language win over the brand’s defaults', () => {
    const { preferences, root } = start({ theme: 'dark', hisLang: 'EN' });
    expect([preferences.theme(), preferences.language(), root.dataset.theme]).toEqual(['dark', 'EN', 'dark']);
  });

  test.each([
    ['nothing', {}],
    ['nonsense', { theme: 'purple', hisLang: 'xx' }],
    ['a language the brand does not have', { hisLang: 'VI' }],
  ])('BRAND-13 with %s stored the brand’s defaults hold', (_, local) => {
    const { preferences } = start(local);
    expect([preferences.theme(), preferences.language()]).toEqual(['light', 'TY']);
  });

  test('BRAND-13a choosing a theme shows it at once and stores it', () => {
    const { preferences, storage, root } = start();
    preferences.setTheme('dark');
    expect([root.dataset.theme, storage.local.read('theme', text)]).toEqual(['dark', 'dark']);
  });

  test('BRAND-13a the page turns before those who show the choice are told, and two quick turns are two', () => {
    const later: (() => void)[] = [];
    const { preferences, root } = start({}, { afterPaint: (work) => later.push(work) });
    preferences.setTheme('dark');
    expect([root.dataset.theme, preferences.theme(), later.length]).toEqual(['dark', 'dark', 1]);
    preferences.setTheme('light');
    for (const work of later) work();
    expect([root.dataset.theme, preferences.theme()]).toEqual(['light', 'light']);
  });

  test('BRAND-14 choosing a language stores it and tells who loads the words', () => {
    const { preferences, storage } = start();
    const changed = vi.fn();
    const stop = preferences.onLanguage(changed);
    preferences.setLanguage('EN');
    stop();
    preferences.setLanguage('TY');
    expect(changed.mock.calls).toEqual([['EN']]);
    expect(storage.local.read('hisLang', text)).toBe('TY');
  });

  test('a page without a document (prerendering) can be made', () => {
    const { preferences } = start({}, { storage: createMemoryStorage() });
    expect(preferences.theme()).toBe('light');
  });
});
