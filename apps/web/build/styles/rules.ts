import { selectorSpecificity } from '@csstools/selector-specificity';
import postcss, { type AtRule, type Container, type Declaration, type Document, type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { fileOfClass } from './classNames.ts';

/** A rule of a style sheet with all that one must know to move it, or an animation. */
export interface StyleRule {
  /** the at-rules around it, outermost first, as `@media (width>=600px)` */
  within: readonly string[];
  /** none, of an animation */
  selectors: readonly Selected[];
  /** what it sets, in its braces; of an animation all of it */
  body: string;
  /** the families of the properties that it sets */
  sets: readonly string[];
  /** its name, when it is an animation */
  animation?: string;
}

/** One selector of a rule. */
interface Selected {
  text: string;
  /** the classes (`.name`), elements and ARIA attributes (`[name=value]`) without which it applies to nothing in any state */
  needs: readonly string[];
  /** the style file whose class its elements bear; `*` where it asks for none */
  file: string;
  /** specificity (Selectors Level 4, 17) */
  weight: string;
}

/** At-rules that only say when the rules in them apply. */
const GROUPS = ['media', 'supports', 'container'];

const known = new Map<string, readonly StyleRule[]>();

/** Reads a minified style sheet. All brands have the same rules: each sheet is read once. Throws at an at-rule it does not know. */
export function readRules(css: string): readonly StyleRule[] {
  const rules = known.get(css) ?? read(postcss.parse(css), []);
  known.set(css, rules);
  return rules;
}

function read(container: Container | Document, within: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node): StyleRule[] => {
    if (node.type === 'rule') return [ruleOf(node, within)];
    if (node.type !== 'atrule') return [];
    if (node.name.endsWith('keyframes')) return [animationOf(node, within)];
    if (!GROUPS.includes(node.name)) throw new Error(`A style sheet holds @${node.name}, which the build cannot move.`);
    return read(node, [...within, `@${node.name} ${node.params}`]);
  });
}

function ruleOf(rule: Rule, within: readonly string[]): StyleRule {
  const set = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
  return {
    within,
    selectors: parseSelectors().astSync(rule.selector).nodes.map(selected),
    body: rule.toString().slice(rule.selector.length),
    sets: [...new Set(set.map(family))],
  };
}

function animationOf(rule: AtRule, within: readonly string[]): StyleRule {
  return { within, selectors: [], body: rule.toString(), sets: [], animation: rule.params };
}

function selected(selector: Selector): Selected {
  const subject = selector.nodes.slice(selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  const own = subject.find(({ type }) => type === 'class')?.value;
  const { a, b, c } = selectorSpecificity(selector);
  return {
    text: selector.toString(),
    needs: selector.nodes.flatMap(needOf),
    file: own === undefined ? '*' : fileOfClass(own),
    weight: [a, b, c].join(),
  };
}

function needOf(node: Node): string[] {
  if (node.type === 'class') return [`.${node.value}`];
  // nothing but code changes what the page says to assistive technology
  if (node.type === 'attribute' && node.attribute.startsWith('aria-') && node.operator === '=')
    return [`[${node.attribute}=${node.value}]`];
  // there only while a page changes into another
  if (node.type === 'pseudo' && node.value.startsWith('::view-transition')) return [node.value];
  return node.type === 'tag' ? [node.value] : [];
}

/** Properties that one shorthand may set have one family. Too large a family costs a few bytes, too small a wrong look. */
function family({ prop }: Declaration): string {
  if (prop.startsWith('--')) return prop;
  const plain = prop.replace(/^-\w+-/, '');
  const [first = '', second = ''] = plain.split('-');
  if (plain.endsWith('gap')) return 'gap';
  if (['place', 'align', 'justify'].includes(first)) return `place-${second}`;
  if (first === 'grid') return second === 'template' || second === 'auto' ? `grid-${second}` : 'grid-area';
  if (['min', 'max', 'inline', 'block'].includes(first)) return plain;
  return first === 'line' ? 'font' : first;
}
