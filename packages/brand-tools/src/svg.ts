import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import type { FindingCode } from './codes/table.ts';
import { suggestion } from './nearest.ts';
import { placeOfOffset } from './read/lines.ts';

/** Something in an SVG that a brand's picture may not have, with its place from 1. */
export interface SvgProblem {
  line: number;
  column: number;
  code: FindingCode;
  message: string;
  mend: string;
}

export interface SvgSize {
  width: number;
  height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** What draws and cannot run, load or call anything. Everything else is refused: a list of dangers is never complete. */
const ALLOWED = (
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style ' +
  'linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer ' +
  'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
  'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight ' +
  'feTile feTurbulence metadata'
).split(' ');
/** copies drawn through nested `use`, so that a small file cannot keep a renderer busy for hours */
const MOST_COPIES = 5000;

/** What an SVG is found to be. */
export interface InspectedSvg {
  /** absent when the picture does not tell it */
  size?: SvgSize;
  /** everything that must not be shipped */
  problems: SvgProblem[];
}

const known = new WeakMap<Buffer, InspectedSvg>();

/** As `inspectSvg`, of a file in UTF-8; each file is read through once, whoever asks. */
export function inspectSvgFile(bytes: Buffer): InspectedSvg {
  const inspected = known.get(bytes) ?? inspectSvg(bytes.toString('utf8'));
  known.set(bytes, inspected);
  return inspected;
}

/** Reads an SVG and says everything that must not be shipped. */
export function inspectSvg(text: string): InspectedSvg {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const problems: SvgProblem[] = [];
  const uses = new Map<string, string[]>([['', []]]);
  const open: { element: string; ids: string[] }[] = [];
  let size: SvgSize | undefined;
  let root = true;
  let fatal = false;
  const report = (
    code: FindingCode,
    message: string,
    mend: string,
    at = { line: parser.line, column: parser.column + 1 },
  ) => problems.push({ ...at, code, message, mend });

  parser.on('error', () => {
    if (!fatal) report('svg/broken', 'This is not well-formed SVG.', 'Export the picture again.');
    fatal = true;
  });
  parser.on('doctype', () => report('svg/doctype', 'A DOCTYPE may define entities.', 'Remove the DOCTYPE line.'));
  parser.on('processinginstruction', ({ target }) =>
    report('svg/not-allowed', `The instruction <?${target}?> is not allowed.`, 'Remove it.'),
  );
  let start = { line: 1, column: 1 };
  parser.on('opentagstart', ({ name }) => {
    start = placeOfOffset(text, text.lastIndexOf(`<${name}`, parser.position));
  });
  parser.on('opentag', (tag) => {
    const attributes: SaxesAttributeNS[] = Object.values(tag.attributes);
    const value = (name: string) => attributes.find((each) => each.local === name && each.uri !== XLINK)?.value;
    if (root) {
      root = false;
      if (tag.local !== 'svg' || tag.uri !== SVG) {
        report('svg/broken', 'The picture is no SVG.', `Begin with <svg xmlns="${SVG}" …>.`, start);
      }
      size = sizeOf(value('width'), value('height'), value('viewBox'));
    }
    if (tag.uri === SVG && !ALLOWED.includes(tag.local)) {
      const mend = suggestion(tag.local, ALLOWED, 'Remove it, or draw it with paths.');
      report('svg/not-allowed', `<${tag.local}> is not allowed in a brand’s picture.`, mend, start);
    }
    for (const { name, local, value: text } of attributes) {
      if (/^on/i.test(local)) report('svg/script', `The attribute ${name} runs a script.`, 'Remove it.', start);
      else if (local === 'href' || local === 'src') checkReference(tag.local, text);
      else checkStyle(text);
    }
    const ids = [...(open.at(-1)?.ids ?? ['']), ...(value('id') !== undefined ? [value('id') ?? ''] : [])];
    open.push({ element: tag.local, ids });
    const target = attributes.find(({ local }) => local === 'href')?.value;
    if (tag.local === 'use' && target?.startsWith('#'))
      for (const id of ids) uses.set(id, [...(uses.get(id) ?? []), target.slice(1)]);
  });
  parser.on('closetag', () => void open.pop());
  const inStyle = (style: string) => {
    if (open.at(-1)?.element === 'style') checkStyle(style);
  };
  parser.on('text', inStyle);
  parser.on('cdata', inStyle);

  function checkReference(element: string, target: string): void {
    const picture = element === 'image' && /^data:image\/(png|jpeg|webp);base64,/.test(target);
    if (target.startsWith('#') || picture) return;
    report(
      'svg/external',
      `<${element}> refers to "${target.slice(0, 60)}" outside of the file.`,
      'Draw it inside the picture.',
      start,
    );
  }
  function checkStyle(style: string): void {
    if (!/url\(\s*['"]?(?!['"]?#)|@import|expression\(|javascript:|\\/i.test(style)) return;
    report(
      'svg/external',
      'A style refers to something outside of the file.',
      'Refer only to #ids of the same picture.',
      start,
    );
  }

  try {
    parser.write(text).close();
  } catch {
    if (!fatal) report('svg/broken', 'This is not well-formed SVG.', 'Export the picture again.');
    fatal = true;
  }
  if (!fatal && copies('', uses) > MOST_COPIES) {
    problems.push({
      line: 1,
      column: 1,
      code: 'svg/too-heavy',
      message: 'The picture copies itself too often.',
      mend: 'Flatten nested <use> elements.',
    });
  }
  return { problems, ...(size && { size }) };
}

function sizeOf(width?: string, height?: string, viewBox?: string): SvgSize | undefined {
  const pixels = (text?: string) => (text && /^\d+(\.\d+)?(px)?$/.test(text) ? Number.parseFloat(text) : undefined);
  const box = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const w = pixels(width) ?? box?.[2];
  const h = pixels(height) ?? box?.[3];
  return w && h && w > 0 && h > 0 ? { width: w, height: h } : undefined;
}

/** How many copies drawing the element `id` makes; a circle of references counts as endless. */
function copies(
  id: string,
  uses: ReadonlyMap<string, string[]>,
  above: readonly string[] = [],
  known = new Map<string, number>(),
): number {
  if (above.includes(id)) return Number.POSITIVE_INFINITY;
  const found = known.get(id);
  if (found !== undefined) return found;
  const inner = (uses.get(id) ?? []).map((target) => 1 + copies(target, uses, [...above, id], known));
  const sum = inner.reduce((a, b) => a + b, 0);
  known.set(id, sum);
  return sum;
}
