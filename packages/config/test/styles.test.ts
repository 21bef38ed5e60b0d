import { expect, test } from 'vitest';
import { explain } from '../gates/finding.ts';
import { styleFindings, styles } from '../styles/check.ts';
import { code } from './source.ts';
import { makeFolder } from './workspace.ts';

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
  ["textAlign: wide && 'left'", '"start"'],
  ["float: side ?? 'right'", '"inline-end"'],
  ["float: fallbackVar(side, 'right')", '"inline-end"'],
  ["textAlign: ('left' as const)", '"start"'],
  ["captionSide: 'right'", '"inline-end"'],
  ["['marginLeft']: 4", 'marginInlineStart'],
  ['marginLeft: calc.multiply(space[1], 2)', 'marginInlineStart'],
  ['[`margin$' + '{side}`]: 4', 'marginInlineStart'],
  ["['padding' + side]: 4", 'marginInlineStart'],
  ["vars: { [align]: 'left' }", '"start"'],
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
  '[media.phone]: { insetInlineStart: 0 }, [`$' + "{row}:hover &`]: { color: 'inherit' }",
  "justifyItems: side === 'left' && 'start'",
  "vars: { [size]: '4px' }",
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
  ['backgroundImage: `linear-gradient(90deg, $' + '{color.page}, transparent)`', '90deg'],
  ["backgroundImage: 'repeating-linear-gradient(in oklab -0.25turn, currentColor, transparent)'", '-0.25turn'],
  ["vars: { [wash]: 'linear-gradient(120deg, currentColor, transparent)' }", '120deg'],
  ["transform: 'translateX(100%)'", '100%'],
  ["transform: 'scale(2) translate(-50%, -50%)'", '-50%'],
  ["transform: wide && 'translate3d(4px, 0, 0)'", '4px'],
  ["translate: '10px 0'", '10px'],
  ["boxShadow: '0 1px 2px currentColor, inset 3px 0 currentColor'", 'inset 3px'],
  ["boxShadow: '-3px 0 0 currentColor inset'", 'inset -3px'],
  ["boxShadow: '4px 0 8px currentColor'", '4px'],
  ["boxShadow: wide ? '0 1px currentColor' : '0 0 1px currentColor, currentColor -2px 0'", '-2px'],
  ["textShadow: '.5px 1px currentColor'", '.5px'],
  ['textShadow: `2px 0 $' + '{color.page}`', '2px'],
  ['boxShadow: `inset $' + '{color.page} 2px 0`', 'inset 2px'],
  ["filter: 'blur(2px) drop-shadow(3px 0 2px rgb(from currentColor r g b / 0.5))'", '3px'],
  ["filter: 'drop-shadow(rgb(from currentColor r g b) -3px 0)'", '-3px'],
  ["backgroundPositionX: '10px'", '10px'],
  ["transform: 'skewX(-10deg)'", 'skewX(-10deg)'],
  ["transform: 'scale(2) skew(0, 4deg)'", 'skew(0, 4deg)'],
  ["clipPath: 'inset(0 50% 0 0)'", 'inset(0 50% 0 0)'],
  ["clipPath: 'circle(40% at left center)'", 'at left'],
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
  "backgroundImage: 'linear-gradient(180deg, transparent, currentColor)'",
  "transform: 'translateY(4px) translateX(0)'",
  "transform: 'translate(0, -50%)'",
  'transform: `translateX(calc(100% * $' + '{forward}))`',
  "translate: '0 -50%'",
  "selectors: { '&:dir(rtl)': { transform: 'translateX(100%)' } }, transform: 'translateX(-100%)'",
  "boxShadow: 'inset 0 -1px 0 currentColor'",
  "boxShadow: '0 0 0 1px currentColor'",
  "boxShadow: '0 4px 8px currentColor, 0.0px 2px currentColor'",
  "textShadow: '0 1px 2px currentColor'",
  'boxShadow: shadow.low',
  'boxShadow: `$' + '{shadow.low}, 0 0 4px currentColor`',
  'boxShadow: `$' + '{aside} 0 4px currentColor`',
  'boxShadow: `$' + '{aside} 2px 4px $' + '{ink}`',
  'textShadow: `$' + '{aside} 2px`',
  "filter: 'drop-shadow(0 4px 2px rgb(from currentColor r g b / 0.5)) blur(4px)'",
  "backgroundPositionX: '50%'",
  "backgroundPositionX: '0'",
  "backgroundPositionX: 'center'",
  "transform: 'skewX(0deg)'",
  'transform: `skewX(calc(4deg * $' + '{forward}))`',
  "boxShadow: '4px 0 currentColor', selectors: { '&:dir(rtl)': { boxShadow: '-4px 0 currentColor' } }",
  "transform: 'skewX(4deg)', selectors: { '&:dir(rtl)': { transform: 'skewX(-4deg)' } }",
  "clipPath: 'inset(0 6px round 3px)'",
  "clipPath: 'polygon(14% 44%, 0 58%, 40% 92%)'",
  "vars: { [wash]: veil('90deg'), [other]: 'linear-gradient(0.5turn, currentColor, transparent)' }",
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
  ["element.style['paddingLeft'] = x;", 'paddingInlineStart'],
  ["element.style.textAlign = 'left';", '"start"'],
  ["element.style.setProperty('margin-left', x);", 'marginInlineStart'],
  ["element.style.setProperty('text-align', 'right');", '"end"'],
  ["element.style.transform = 'translateX(4px)';", '"center"'],
  ["element.style.cssText = 'display: grid; margin-left: 4px';", 'marginInlineStart'],
  ["element.setAttribute('style', 'float: left');", '"inline-start"'],
  ['const a = <style>{`p { padding-right: 4px; }`}</style>;', 'paddingInlineEnd'],
  ["sheet.insertRule('p { left: 0 }');", 'insetInlineStart'],
  ['const box = { marginLeft: 8 };\nconst a = <p style={box} />;', 'marginInlineStart'],
  ['const boxes = { wide: { marginLeft: 8 } };\nconst a = <p style={boxes.wide} />;', 'marginInlineStart'],
  ['const box = { left: 0 };\nconst a = <p style={{ ...box, color }} />;', 'insetInlineStart'],
  ['const boxOf = () => ({ left: 0 });\nconst a = <p style={boxOf()} />;', 'insetInlineStart'],
  ['function boxOf() {\n  return { left: 0 };\n}\nconst a = <p style={boxOf()} />;', 'insetInlineStart'],
  ['const a = <Box {...{ style: { left: 0 } }} />;', 'insetInlineStart'],
  ['const box = useMemo(() => ({ left: 0 }), []);\nconst a = <p style={box} />;', 'insetInlineStart'],
  ['const { style } = element;\nstyle.marginLeft = x;', 'marginInlineStart'],
  ['const box = element.style;\nbox.marginLeft = x;', 'marginInlineStart'],
  ['const box = {};\nbox.marginLeft = x;\nconst a = <p style={box} />;', 'marginInlineStart'],
  ["element.animate([{ transform: 'translateX(4px)' }], 200);", '"center"'],
  ["const side = 'left';\nconst a = <p style={{ float: side }} />;", '"inline-start"'],
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
  'box.marginLeft = x;',
  "frame.style.setProperty('--scale', String(scale));",
  "frame.style.cssText = 'margin-inline-start: 4px';",
  'const keys = { left: -1 };\nconst a = <p style={styleOf(size)} />;',
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
  ["vars: { [ink]: 'red' }", 'red'],
  ["color: wide && 'red'", 'red'],
  ["filter: 'drop-shadow(0 0 2px red)'", 'red'],
  ["columnRule: '1px solid red'", 'red'],
  ['backgroundImage: `url("data:image/svg+xml,<svg fill=\'%23fff\'/>")`', '%23fff'],
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
  expect(styleFindings(code("const icon = <path fill={on ? 'red' : 'none'} stopColor='url(#a)' />;"))).toHaveLength(1);
  expect(styleFindings(code("const icon = <p style={{ boxShadow: '0 0 2px #fff', color: 'red' }} />;"))).toHaveLength(
    2,
  );
  expect(styleFindings(code("element.style.color = 'red';\npen.fillStyle = '#fff';"))).toHaveLength(2);
  expect(styleFindings(code("const ink = 'red';\nconst icon = <p style={{ color: ink, fill: ink }} />;"))).toHaveLength(
    1,
  );
  expect(styleFindings(code("const kind = <Badge tone='red' fill='none' />;"))).toEqual([]);
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

test('a style sheet beside the theme is refused, whatever language it is written in', async () => {
  const root = makeFolder({
    'apps/web/src/a.ts': 'export const a = 1;',
    'packages/ui/src/a/A.module.css': 'p { left: 0 }',
    'packages/ui/src/a/a.css.js': 'style({ marginLeft: 4 });',
    '.storybook/a.ts': 'export const a = 1;',
  });
  const { findings } = await styles.check(root);
  expect(findings.map(({ file }) => file)).toEqual(['packages/ui/src/a/a.css.js', 'packages/ui/src/a/A.module.css']);
});

test('what a style file takes from a plain file of its package is read as style, over however many steps', async () => {
  const root = makeFolder({
    'apps/web/src/a.ts': 'export const a = 1;',
    '.storybook/a.ts': 'export const a = 1;',
    'packages/ui/src/a/A.css.ts': "import { pad } from '../base/pad.ts';\nimport type { Key } from '../base/keys.ts';",
    'packages/ui/src/base/pad.ts': "export { edge } from './edge.ts';\nexport const pad = { paddingLeft: 4 };",
    'packages/ui/src/base/edge.ts': "export const edge = { boxShadow: '4px 0 currentColor' };",
    'packages/ui/src/base/keys.ts': 'export const keys = { left: -1, right: 1 };',
  });
  const { findings } = await styles.check(root);
  expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'packages/ui/src/base/edge.ts:1',
    'packages/ui/src/base/pad.ts:2',
  ]);
});
