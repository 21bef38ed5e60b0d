// @vitest-environment node
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Pack } from '@marquee/i18n/catalogue';
import { expect, test, vi } from 'vitest';
import { WordsStore } from '../src/words.ts';

const pack = (texts: Record<string, string>): Pack =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
const module = (texts: Record<string, string>) => Promise.resolve({ default: pack(texts) });
const said = (store: WordsStore, id: string) => store.current().messages[id]?.[0];

test('BRAND-12d a word missing in the language comes from the brand’s default language', async () => {
  const store = new WordsStore({
    loaders: { core: { VI: () => module({ a: 'a-vi', b: 'b-vi' }), TH: () => module({ a: 'a-th' }) } },
    fallback: 'VI',
    overrides: () => undefined,
  });
  await store.show('TH');
  expect(said(store, 'a')).toMatchObject({ value: 'a-th' });
  expect(said(store, 'b')).toMatchObject({ value: 'b-vi' });
  expect(store.current().language).toBe('TH');
});

test('BRAND-04a the brand’s own words lie over the product’s, in the language itself before the default one', async () => {
  const own: Partial<Record<string, Pack>> = { ES: pack({ a: 'own-es' }), EN: pack({ a: 'own-en', b: 'own-en' }) };
  const store = new WordsStore({
    loaders: { core: { ES: () => module({ a: 'a-es', c: 'c-es' }) } },
    fallback: 'EN',
    overrides: (code) => {
      const words = own[code];
      return words && Promise.resolve(words);
    },
  });
  await store.show('ES');
  expect(said(store, 'a')).toMatchObject({ value: 'own-es' });
  expect(said(store, 'b')).toMatchObject({ value: 'own-en' });
  expect(said(store, 'c')).toMatchObject({ value: 'c-es' });
});

test('BRAND-14a a language whose words do not come is not shown: the page stays as it is, says so, and can try again', async () => {
  let online = false;
  const store = new WordsStore({
    loaders: { core: { CN: () => (online ? module({ a: 'a-cn' }) : Promise.reject(new Error('chunk lost'))) } },
    fallback: 'EN',
    overrides: () => undefined,
  });
  await store.show('EN');
  await store.show('CN');
  expect(store.current()).toEqual({ language: 'EN', messages: {}, failed: 'CN' });
  store.dismissFailure();
  expect(store.current().failed).toBeUndefined();
  online = true;
  await store.show('CN');
  expect(store.current().language).toBe('CN');
  expect(said(store, 'a')).toMatchObject({ value: 'a-cn' });
});

test('C08 when even the default language does not come the text of the code shows', async () => {
  const store = new WordsStore({
    loaders: { core: { VI: () => Promise.reject(new Error('chunk lost')) } },
    fallback: 'VI',
    overrides: () => Promise.reject(new Error('offline')),
  });
  await store.show('VI');
  expect(store.current()).toEqual({ language: 'VI', messages: {} });
});

test('BRAND-14a of two switches the later one wins, whichever loads first', async () => {
  const slow = deferred<{ default: Pack }>();
  const store = new WordsStore({
    loaders: { core: { ES: () => slow.promise, VI: () => module({ a: 'a-vi' }) } },
    fallback: 'EN',
    overrides: () => undefined,
  });
  const first = store.show('ES');
  await store.show('VI');
  slow.resolve({ default: pack({ a: 'a-es' }) });
  await first;
  expect(store.current().language).toBe('VI');
  expect(said(store, 'a')).toMatchObject({ value: 'a-vi' });
});

test('BRAND-14a a feature’s pack joins the words on the screen and follows later switches', async () => {
  const store = new WordsStore({
    loaders: {
      core: { ES: () => module({ a: 'a-es' }) },
      auth: { ES: () => module({ x: 'x-es' }), VI: () => module({ x: 'x-vi' }) },
    },
    fallback: 'EN',
    overrides: () => undefined,
  });
  await store.show('ES');
  let heard = 0;
  store.subscribe(() => {
    heard += 1;
  });
  await store.need('auth');
  await store.need('auth');
  expect(said(store, 'x')).toMatchObject({ value: 'x-es' });
  expect(said(store, 'a')).toMatchObject({ value: 'a-es' });
  // nothing on the screen speaks them yet, so nothing is rendered anew
  expect(heard).toBe(0);
  await store.show('VI');
  expect(heard).toBe(1);
  expect(said(store, 'x')).toMatchObject({ value: 'x-vi' });
});

test('C08 a feature’s pack asked for while the page’s words are on their way is not lost, whichever comes first', async () => {
  for (const first of ['core', 'auth']) {
    const packs = { core: deferred<{ default: Pack }>(), auth: deferred<{ default: Pack }>() };
    const store = new WordsStore({
      loaders: { core: { VI: () => packs.core.promise }, auth: { VI: () => packs.auth.promise } },
      fallback: 'VI',
      overrides: () => undefined,
    });
    const all = Promise.all([store.show('VI'), store.need('auth')]);
    const settle = {
      core: () => packs.core.resolve({ default: pack({ a: 'a-vi' }) }),
      auth: () => packs.auth.resolve({ default: pack({ x: 'x-vi' }) }),
    };
    if (first === 'core') settle.core();
    settle.auth();
    settle.core();
    await all;
    expect(said(store, 'a')).toMatchObject({ value: 'a-vi' });
    expect(said(store, 'x')).toMatchObject({ value: 'x-vi' });
  }
});

test('C08 words that did not come with their part are there once the network is back, and only then rendered anew', async () => {
  let lost = true;
  const store = new WordsStore({
    loaders: {
      core: { ES: () => module({ a: 'a-es' }) },
      desk: { ES: () => (lost ? Promise.reject(new Error('chunk lost')) : module({ d: 'd-es' })) },
    },
    fallback: 'ES',
    overrides: () => undefined,
  });
  await store.show('ES');
  await store.need('desk');
  expect(said(store, 'd')).toBeUndefined();
  const heard = vi.fn();
  store.subscribe(heard);
  lost = false;
  await store.again();
  expect(said(store, 'd')).toMatchObject({ value: 'd-es' });
  expect(said(store, 'a')).toMatchObject({ value: 'a-es' });
  expect(heard).toHaveBeenCalledOnce();
  await store.again();
  expect(heard).toHaveBeenCalledOnce();
});

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('SHELL-01 where the packs of later screens are found is asked for with the first of them, and C08 its loss leaves the fallback', async () => {
  let lost = true;
  const later = vi.fn(async () => {
    if (lost) throw new Error('chunk lost');
    return { desk: { ES: () => module({ d: 'd-es' }) } };
  });
  const store = new WordsStore({
    loaders: { core: { ES: () => module({ a: 'a-es' }) } },
    later,
    fallback: 'EN',
    overrides: () => undefined,
  });
  await store.show('ES');
  expect(later).not.toHaveBeenCalled();
  await store.need('desk');
  expect(said(store, 'd')).toBeUndefined();
  lost = false;
  await store.show('ES');
  expect(said(store, 'd')).toMatchObject({ value: 'd-es' });
});
