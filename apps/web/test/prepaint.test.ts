import { testBrand } from '@marquee/testing/testBrand';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepaintScript } from '../build/prepaint.ts';

const facts = { theme: 'light', color: { light: '#fff', dark: '#000' } } as const;
const root = document.documentElement;

/** Runs the script as the page does, before anything else. */
function prepaint(stored: { theme?: string; hisLang?: string; token?: string } = {}) {
  localStorage.clear();
  sessionStorage.clear();
  if (stored.theme !== undefined) localStorage.setItem('theme', stored.theme);
  if (stored.hisLang !== undefined) localStorage.setItem('hisLang', stored.hisLang);
  if (stored.token !== undefined) sessionStorage.setItem('token', stored.token);
  new Function(prepaintScript(testBrand, facts))();
}

const replace = vi.fn();

beforeEach(() => {
  // a browser of today, whatever runs these tests
  vi.stubGlobal('CSS', { supports: () => true });
  Object.assign(Promise, { withResolvers: () => {} });
  vi.spyOn(location, 'replace').mockImplementation(replace);
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  root.lang = 'en';
  root.dir = 'ltr';
  document.head.innerHTML = '<meta name="theme-color" content="#fff">';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  replace.mockClear();
});

test.each([
  ['/agentHome', true],
  ['/help', true],
  ['/login', false],
  ['/rng', false],
])('SHELL-03 where a login comes first its form at %s is kept out of sight: %s', (path, isHeld) => {
  history.replaceState(null, '', path);
  sessionStorage.clear();
  new Function(prepaintScript({ ...testBrand, loginRequiredForHome: true }, facts))();
  expect(root.dataset.session).toBe(isHeld ? 'held' : undefined);
  root.removeAttribute('data-session');
  new Function(prepaintScript(testBrand, facts))();
  expect(root.dataset.session).toBeUndefined();
});

test.each([
  ['knows no :dir()', () => vi.stubGlobal('CSS', { supports: () => false })],
  ['knows no CSS.supports', () => vi.stubGlobal('CSS', undefined)],
  ['has no Promise.withResolvers', () => Reflect.deleteProperty(Promise, 'withResolvers')],
])('WEB-07c a browser that %s gets the page that says so', (_, make) => {
  make();
  prepaint();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/old-browser.html');
});

test('WEB-07a a browser of the last two years stays where it is', () => {
  prepaint();
  expect(replace).not.toHaveBeenCalled();
});

test('BRAND-13 a first visit gets the brand’s theme and its default language, words in sight', () => {
  prepaint();
  expect(root.dataset.theme).toBe('light');
  expect(root.lang).toBe('en');
  expect(root.dataset.words).toBeUndefined();
  expect(root.dataset.session).toBeUndefined();
});

test('BRAND-13b a stored theme applies before the first paint, with the colour of the browser’s frame', () => {
  prepaint({ theme: 'dark' });
  expect(root.dataset.theme).toBe('dark');
  expect(document.querySelector('meta')?.content).toBe('#000');
});

test('BRAND-13c with a stored language the prerendered words stay hidden until that pack is there', () => {
  prepaint({ hisLang: 'AR' });
  expect(root.dataset.words).toBe('waiting');
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
});

test.each(['EN', 'XX', 'RU', 'constructor', '"><script>', ''])(
  'C08 a stored language %j that is the default or none of the brand’s changes nothing',
  (hisLang) => {
    prepaint({ hisLang });
    expect(root.dataset.words).toBeUndefined();
    expect(root.lang).toBe('en');
  },
);

test.each(['', 'purple', '{"theme":"dark"}'])('BRAND-13b a stored theme %j that is none is passed over', (theme) => {
  prepaint({ theme });
  expect(root.dataset.theme).toBe('light');
});

test.each([
  ['?lang=CN', 'zh-Hans-CN'],
  ['?a=1&lang=cn', 'zh-Hans-CN'],
  ['?lang=fil&b=2', 'fil'],
  ['?lang=XX', 'ar'],
  ['?lang=%22%3E%3Cscript%3E', 'ar'],
  ['?slang=CN', 'ar'],
])('WEB-03c the language of the address %s goes before the stored one: %s', (search, expected) => {
  history.replaceState(null, '', `/${search}`);
  prepaint({ hisLang: 'AR' });
  expect(root.lang).toBe(expected);
  history.replaceState(null, '', '/');
});

test('BRAND-13 who holds a session is not shown the visitor’s buttons first', () => {
  prepaint({ token: 'abc' });
  expect(root.dataset.session).toBe('held');
});

test('WEB-04a a brand’s data cannot end the script it stands in', () => {
  expect(prepaintScript(testBrand, { ...facts, color: { light: '</script>', dark: '#000' } })).not.toContain(
    '</script',
  );
});

test('SHELL-17 a press before there is code to answer is kept, of a button that says so alone', () => {
  const pressed = (): unknown => Reflect.get(window, 'pressed');
  document.body.innerHTML = '<button>Theme</button><button data-early="login"><span>Log in</span></button>';
  prepaint();
  document.querySelector('button')?.click();
  expect(pressed()).toBeUndefined();
  document.querySelector('span')?.click();
  expect(pressed()).toBe('login');
  Reflect.deleteProperty(window, 'pressed');
  document.body.innerHTML = '';
});

test('WEB-05 what goes wrong before the app is there is kept only where a brand wants reports', () => {
  const early = (): unknown => Reflect.get(window, 'early');
  prepaint();
  expect(early()).toBeUndefined();
  new Function(prepaintScript({ ...testBrand, reports: { url: 'https://reports.example/in' } }, facts))();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('x') }));
  expect(early()).toHaveLength(1);
  Reflect.deleteProperty(window, 'early');
});
