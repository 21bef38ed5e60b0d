// @vitest-environment node
import { expect, test } from 'vitest';
import { splitStyles } from '../build/styles/split.ts';

const split = (rules: string, markup: string, theme = '') =>
  splitStyles({ theme, rules, settle: (css) => css }, markup);

test('BRAND-13b what the page shows, and may show in any state of it, is there with the first paint', () => {
  const rules = [
    '.bbb0{color:red}.bbb0:hover:not(:disabled){color:blue}.bbb0:dir(rtl){color:red}.bbb0::before{content:""}',
    ':root[data-theme=dark] .bbb0{color:white}html:has(dialog:modal){overflow:hidden}::placeholder{opacity:1}',
    '@media (width>=600px){.bbb0{color:green}@supports (gap:1px){.bbb0>p{gap:1px}}}',
  ].join('');
  expect(split(rules, '<p class="ccc1 bbb0">')).toEqual({ now: rules, later: '' });
});

test('BRAND-10a what names a class, an element or a state for assistive technology that is not on the page comes later', () => {
  const rules =
    '.bbb0{color:red}.bbb1{border:0}.ccc0>.bbb0{margin:0}table{border:0}.bbb0[aria-busy=true]{opacity:.5}::view-transition-group(*){animation:none}';
  const { now, later } = split(rules, '<p class="bbb0">');
  expect(now).toBe('.bbb0{color:red}');
  expect(later).toBe(rules.slice(now.length));
  expect(split(rules, '<p class="bbb0" aria-busy="true">').now).toContain('[aria-busy=true]');
});

test('BRAND-10a a group is where its rules are, and is gone where it has none', () => {
  const rules = '@media print{.bbb0{margin:0}.bbb1{padding:0}}@media screen{.bbb1{color:red}}';
  expect(split(rules, '<p class="bbb0">')).toEqual({
    now: '@media print{.bbb0{margin:0}}',
    later: '@media print{.bbb1{padding:0}}@media screen{.bbb1{color:red}}',
  });
});

test('BRAND-10a of two rules that may set the same on one element, the one that was read last is read last', () => {
  const contended = [
    // by a shorthand, of one component
    ['.bbb1{border:0}', '.bbb0{border-color:red}'],
    ['.bbb1{gap:0}', '.bbb0{row-gap:1px}'],
    ['.bbb1{place-items:center}', '.bbb0{align-items:end}'],
    ['.bbb1{line-height:2}', '.bbb0{font:inherit}'],
    // whatever stands in another component
    ['.ccc1{color:blue}', '.bbb0>*{color:red}'],
    ['table{color:blue}', 'p{color:red}'],
    // and what depends on that one in turn
    ['.bbb1{color:blue}', '.bbb0{color:red;top:0}.bbb0{top:1px}'],
  ] as const;
  for (const [moved, staying] of contended)
    expect(split(moved + staying, '<p class="bbb0">')).toEqual({ now: staying, later: moved + staying });
});

test('BRAND-10a nothing is sent twice where the place of a rule decides nothing', () => {
  const apart = [
    ['.bbb1{color:blue}', '.ccc0{color:red}'],
    ['.bbb1{color:blue}', '.bbb0{top:0}'],
    ['.bbb1{color:blue}', '.bbb0:hover{color:red}'],
    ['.bbb1{min-inline-size:0}', '.bbb0{inline-size:1px}'],
    ['.bbb1{grid-template-columns:none}', '.bbb0{grid-column:1}'],
  ] as const;
  for (const [moved, staying] of apart)
    expect(split(moved + staying, '<p class="bbb0 ccc0">')).toEqual({ now: staying, later: moved });
});

test('BRAND-10a an animation is where it is used', () => {
  const [first, second] = ['@keyframes bbb8{to{opacity:0}}', '@keyframes bbb9{to{opacity:1}}'];
  const rules = `${first}${second}.bbb0{animation:1s bbb8}.bbb1{animation:1s bbb9}`;
  expect(split(rules, '<p class="bbb0">')).toEqual({
    now: `${first}.bbb0{animation:1s bbb8}`,
    later: `${second}.bbb1{animation:1s bbb9}`,
  });
});

test('BRAND-02c of the themes the first paint has what it reads, in both of them, and the fonts', () => {
  const theme =
    ':root{color-scheme:light;--a:var(--b);--b:red;--c:blue}:root[data-theme=dark]{color-scheme:dark;--b:tan;--c:gray}@media (pointer:coarse){:root{--c:green}}@font-face{font-family:X}';
  expect(split('.bbb0{color:var(--a)}.bbb1{color:var(--c)}', '<p class="bbb0">', theme)).toEqual({
    now: ':root{color-scheme:light;--a:var(--b);--b:red}:root[data-theme=dark]{color-scheme:dark;--b:tan}@font-face{font-family:X}.bbb0{color:var(--a)}',
    later:
      ':root{--c:blue}:root[data-theme=dark]{--c:gray}@media (pointer:coarse){:root{--c:green}}.bbb1{color:var(--c)}',
  });
});

test('BRAND-10a a build stops at what it does not know how to move', () => {
  expect(() => split('@layer a{.bbb0{color:red}}', '')).toThrow('@layer');
});
