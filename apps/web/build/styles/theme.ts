import postcss, { type Root } from 'postcss';

/** Divides a brand's themes by the custom properties that a style sheet reads; the rest of them, fonts too, is for now. */
export function splitTheme(theme: string, reader: string): { now: string; later: string } {
  const sheet = postcss.parse(theme);
  const read = readBy(reader, sheet);
  const [now, later] = [sheet.clone(), sheet.clone()];
  keepValues(now, ({ prop }) => read.has(prop) || !prop.startsWith('--'));
  keepValues(later, ({ prop }) => !read.has(prop) && prop.startsWith('--'));
  later.walkAtRules('font-face', (face) => void face.remove());
  return { now: now.toString(), later: later.toString() };
}

function keepValues(sheet: Root, keep: (value: { prop: string }) => boolean): void {
  sheet.walkRules((rule) => {
    rule.each((value) => {
      if (value.type === 'decl' && !keep(value)) value.remove();
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** Names of the properties that a sheet reads, and that these read in turn. */
function readBy(reader: string, sheet: Root): Set<string> {
  const values = new Map<string, string[]>();
  sheet.walkDecls(/^--/, ({ prop, value }) => void values.set(prop, [...(values.get(prop) ?? []), value]));
  const read = new Set<string>();
  const open = namedIn(reader);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    open.push(...(values.get(name) ?? []).flatMap(namedIn));
  }
  return read;
}

const namedIn = (css: string) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
