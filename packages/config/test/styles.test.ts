import { expect, test } from 'vitest';
import { explain } from '../gates/finding.ts';
import { styleFindings, styles } from '../styles/check.ts';
import { code } from './source.ts';

const sheet = (declaration: string, file = 'packages/ui/src/box/Box.css.ts') =>
  styleFindings(code(`export const box = style({ ${declaration} });`, file));

test.each([
  ['left: 0', 'insetInlineStart'],
  ['top: space[2]', 'insetBlockStart'],
  ['marginRight: 4', 'marginInlineEnd'],
  ["'padding-left': 4", 'paddingInlineStart'],
  ['scrollMarginBottom: 4', 'scrollMarginBlockEnd'],
  ["borderLeft: '1px solid'", 'borderInlineStart'],
  ['borderTopWidth: 1', 'borderBlockStartWidth'],
  ['borderTopRightRadius: 4', 'borderStartEndRadius'],
  ['borderBottomLeftRadius: 4', 'borderEndStartRadius'],
  ["textAlign: 'left'", '"start"'],
  ["textAlign: wide ? 'right' : 'center'", '"end"'],
  ["float: 'right'", '"inline-end"'],
  ["clear: 'left'", '"inline-start"'],
  ["justifyContent: ['left', 'start']", '"start"'],
  ["margin: '0 1rem 0 2rem'", '"marginInline"'],
  ['padding: `0 $' + '{space[1]} 0 $' + '{space[2]}`', '"paddingInline"'],
  ["borderWidth: '0 1px 0 2px'", '"borderInlineWidth"'],
  ["borderRadius: '4px 0'", '"borderStartStartRadius"'],
  ["'@media': { [wide]: { left: 0 } }", 'insetInlineStart'],
  ['selectors: { [other]: { left } }', 'insetInlineStart'],
])('a style with %s is told what mirrors', (declaration, logical) => {
  const found = sheet(declaration);
  expect(found).toHaveLength(1);
  expect(found[0]?.mend).toContain(logical);
});

test.each([
  'insetInlineStart: 0',
  "margin: '0 auto'",
  "margin: '0 1rem 2rem 1rem'",
  "borderRadius: '4px 4px 0 0'",
  "textAlign: 'start'",
  "objectPosition: 'center top'",
  'variants: { side: { left: { insetInlineStart: 0 }, right: style({ insetInlineEnd: 0 }) } }',
])('a style with %s mirrors', (declaration) => {
  expect(sheet(declaration)).toEqual([]);
});

test.each([
  ["backgroundPosition: 'left center'", 'left'],
  ["objectPosition: 'right 4px top'", 'right'],
  ["transformOrigin: 'left'", 'left'],
  ["perspectiveOrigin: wide ? 'right' : 'center'", 'right'],
  ['backgroundImage: `linear-gradient(to right, $' + '{color.page}, transparent)`', 'to right'],
  ["background: 'radial-gradient(at top left, transparent, currentColor)'", 'at top left'],
  ["backgroundImage: veil('to left')", 'to left'],
  [
    "maskImage: 'linear-gradient(to left, black, transparent)', '@media': { [wide]: { selectors: { '&:dir(rtl)': { maskImage: other } } } }",
    'to left',
  ],
])('a style with %s is told to mirror it', (declaration, side) => {
  expect(sheet(declaration)).toMatchObject([
    { what: expect.stringContaining(`… ${side} …`), mend: expect.stringContaining("'&:dir(rtl)'") },
  ]);
});

test.each([
  "backgroundImage: veil('to right'), selectors: { '&:dir(rtl)': { backgroundImage: veil('to left') } }",
  "'@media': { [wide]: { transformOrigin: 'left', selectors: { '&:dir(rtl)': { transformOrigin: 'right' } } } }",
  "selectors: { '&:dir(rtl)': { backgroundPosition: 'right' } }",
  "backgroundImage: 'linear-gradient(to bottom, transparent, currentColor)'",
  "transformOrigin: '0 0'",
  'backgroundImage: `url($' + '{leftArrow})`',
])('a style with %s stands mirrored', (declaration) => {
  expect(sheet(declaration)).toEqual([]);
});

test.each([
  ['const a = <p style={{ marginLeft: 8 }} />;', 'marginInlineStart'],
  ["const a = <p style={{ textAlign: 'left' }} />;", '"start"'],
  ['const a = <p style={wide ? { ...base, left: 0 } : {}} />;', 'insetInlineStart'],
  ["const a = <p style={{ transformOrigin: 'left' }} />;", 'center'],
  ['const a: CSSProperties = { paddingRight: 4 };', 'paddingInlineEnd'],
  ['const a = { borderLeft: 0 } as React.CSSProperties;', 'borderInlineStart'],
  ['const a = (): CSSProperties => ({ right: 0 });', 'insetInlineEnd'],
  ['Object.assign(element.style, { marginLeft: x });', 'marginInlineStart'],
  ['element.style.paddingLeft = x;', 'paddingInlineStart'],
])('%s in a component is told what mirrors', (text, logical) => {
  expect(styleFindings(code(text))).toMatchObject([{ mend: expect.stringContaining(logical) }]);
});

test.each([
  'const a = <p style={{ marginInlineStart: 8 }} />;',
  'const keys = { left: -1, right: 1 };',
  'const a = <Menu place={{ left: 0 }} />;',
  'scrollTo({ top, left: 0 });',
  'const at = box.left;',
  'Object.assign(popover.style, { left: x, top: y });',
  'popover.style.left = x;',
])('%s in a component mirrors', (text) => {
  expect(styleFindings(code(text))).toEqual([]);
});

test.each([
  ["color: '#fff'", '#fff'],
  ["background: 'linear-gradient(to top, #12345678, transparent)'", '#12345678'],
  ["boxShadow: '0 1px 2px rgb(0 0 0 / .2)'", 'rgb(…)'],
  ["color: 'oklch(0.5 0.2 290)'", 'oklch(…)'],
  ["borderColor: 'red'", 'red'],
  ["backgroundColor: 'color-mix(in srgb, White 10%, transparent)'", 'White'],
  ['backgroundColor: `color-mix(in srgb, $' + '{color.page} 10%, black)`', 'black'],
  ["vars: { [ink]: '#abc' }", '#abc'],
])('a style with %s is told to take the colour from the theme', (declaration, colour) => {
  expect(sheet(declaration)).toMatchObject([
    { what: `The colour "${colour}" is written out.`, mend: expect.stringContaining('vars.color') },
  ]);
});

test.each([
  'color: vars.color.text',
  "color: 'currentColor'",
  "backgroundColor: 'transparent'",
  "color: 'ButtonText'",
  "gridArea: 'tan'",
  'backgroundColor: `rgb(from $' + '{color.scrim} r g b / 1)`',
  "maskImage: 'linear-gradient(black, transparent)'",
])('a style with %s holds no colour of its own', (declaration) => {
  expect(sheet(declaration)).toEqual([]);
});

test('BRAND-02c a colour in a component is found; one in a sentence, in the theme or in a test is none of this gate', () => {
  expect(styleFindings(code('const icon = <path fill="#1877f2" />;'))).toHaveLength(1);
  expect(styleFindings(code("const hint = 'Write #1877f2, such as here.';"))).toEqual([]);
  expect(styleFindings(code("const white = '#ffffff';", 'packages/theme/src/colour.ts'))).toEqual([]);
});

test('what is printed names file, line and column, what is wrong, how to mend it, and why', () => {
  const findings = styleFindings(
    code("export const a = style({\n  marginLeft: 4,\n  color: '#fff',\n});\n", 'packages/ui/src/a/A.css.ts'),
  );
  expect(explain(styles, findings).split('\n')).toEqual([
    'packages/ui/src/a/A.css.ts:2:3 "marginLeft" is a physical side.',
    '  → Write "marginInlineStart".',
    'packages/ui/src/a/A.css.ts:3:10 The colour "#fff" is written out.',
    expect.stringContaining('vars.color'),
    '',
    styles.why,
  ]);
});
