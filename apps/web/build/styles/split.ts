import { readRules, type StyleRule } from './rules.ts';
import { splitTheme } from './theme.ts';

/** The styles of a page in two sheets, which are the whole when the second is read after the first. */
export interface SplitStyles {
  /** what the markup of the page can need, for the page itself */
  now: string;
  /** what only elements need that are not there yet */
  later: string;
}

/** What a page of a brand is styled by. */
export interface PageStyles {
  /** the brand's themes and fonts */
  theme: string;
  /** the product's rules */
  rules: string;
  /** writes into rules what no theme changes */
  settle: (css: string) => string;
}

/**
 * Divides the styles of a page by what its markup can need, in any theme, direction, width and state: a page had better
 * come in the first ten packets, which is what a server sends before it waits for an answer (RFC 6928).
 *
 * A rule is for later when it names a class, an element or an ARIA state that the markup has not. Rules that stay, came after
 * one of these and may set the same on the same element stand in both sheets, so that which of two wins is as it was. Custom properties
 * of the theme that no rule of now reads are for later too.
 */
export function splitStyles({ theme, rules, settle }: PageStyles, markup: string): SplitStyles {
  const { now, later } = divide(readRules(rules), namesOf(markup));
  const written = settle(write(withoutIdle(now)));
  const values = splitTheme(theme, written);
  return { now: values.now + written, later: values.later + settle(write(withoutIdle(later))) };
}

type Divided = Record<'now' | 'later', readonly StyleRule[]>;

/** By sheet, and by which of its rules stay: brands that show the same have the same division. */
const divided = new WeakMap<readonly StyleRule[], Map<string, Divided>>();

function divide(rules: readonly StyleRule[], there: ReadonlySet<string>): Divided {
  const stays = rules.map(
    ({ animation, selectors }) =>
      animation !== undefined || selectors.some(({ needs }) => needs.every((name) => there.has(name))),
  );
  const known = divided.get(rules) ?? new Map<string, Divided>();
  divided.set(rules, known);
  const key = stays.map(Number).join('');
  const found = known.get(key) ?? { now: rules.filter((_, place) => stays[place]), later: latter(rules, stays) };
  known.set(key, found);
  return found;
}

/** The rules that do not stay, and what of the others must be read after one of them. */
function latter(rules: readonly StyleRule[], stays: readonly boolean[]): StyleRule[] {
  const later: StyleRule[] = [];
  for (const [place, rule] of rules.entries()) {
    const again = stays[place] && rule.animation === undefined ? contending(rule, later) : rule;
    if (again) later.push(again);
  }
  return later;
}

/** Classes (`.name`), elements and ARIA attributes (`[name=value]`) of a page. */
function namesOf(markup: string): ReadonlySet<string> {
  const classes = [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  const elements = [...markup.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const aria = [...markup.matchAll(/\s(aria-[\w-]+)="([^"]*)"/g)].map(([, name, value]) => `[${name}=${value}]`);
  return new Set([...aria, 'html', 'body', ...elements, ...classes.map((name) => `.${name}`)]);
}

/**
 * What of a rule, read after others, may go before them or behind by its place alone. Classes of one style file may meet on
 * an element; those of two do not, as each component has a file of its own.
 */
function contending(rule: StyleRule, others: readonly StyleRule[]): StyleRule | undefined {
  const rivals = others.filter(({ sets }) => sets.some((set) => rule.sets.includes(set)));
  const selectors = rule.selectors.filter(({ file, weight }) =>
    rivals.some((rival) =>
      rival.selectors.some((its) => its.weight === weight && (its.file === file || its.file === '*' || file === '*')),
    ),
  );
  return selectors.length > 0 ? { ...rule, selectors } : undefined;
}

/** Leaves out animations that no rule names. */
function withoutIdle(rules: readonly StyleRule[]): StyleRule[] {
  const named = rules.filter(({ sets }) => sets.includes('animation')).map(({ body }) => body);
  return rules.filter(({ animation }) => animation === undefined || named.some((body) => body.includes(animation)));
}

const END: StyleRule = { within: [], selectors: [], body: '', sets: [] };

function write(rules: readonly StyleRule[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { selectors, body, within } of [...rules, END]) {
    const same = within.findIndex((each, depth) => each !== open[depth]);
    const kept = same === -1 ? Math.min(within.length, open.length) : same;
    css += '}'.repeat(open.length - kept);
    for (const each of within.slice(kept)) css += `${each}{`;
    css += selectors.map(({ text }) => text).join() + body;
    open = within;
  }
  return css;
}
