import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { productSources } from '../gates/source.ts';
import { functionIn } from './functionIn.ts';
import { type Members, membersOf, typeText } from './members.ts';
import { namedTypesIn } from './namedTypes.ts';

/** file → component, hook, value or type it shows → its members. */
export type Api = Readonly<Record<string, Readonly<Record<string, Members>>>>;

/** All that a package shows to others, and the types it is made of, wherever they stand. */
export function describeProps(root: string, folder: string): Api {
  const files = publicFiles(root, folder);
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options(join(root, folder)),
  );
  const checker = program.getTypeChecker();
  const api = new Map<string, Map<string, Members>>();
  const told = new Set<ts.Symbol>();

  function tell(symbol: ts.Symbol, members: Members, file = symbol.declarations?.[0]?.getSourceFile().fileName): void {
    if (file === undefined) return;
    const name = relative(join(root, folder, 'src'), file).replace(/\.tsx?$/, '');
    api.set(name, (api.get(name) ?? new Map()).set(symbol.name, members));
  }

  /** Tells a type, and those that it is made of. */
  function tellType(symbol: ts.Symbol): void {
    if (told.has(symbol)) return;
    told.add(symbol);
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    tell(symbol, membersOf(type, checker));
    for (const inner of namedTypesIn(type, checker)) tellType(inner);
  }

  for (const file of files) {
    const path = join(root, file);
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) continue;
    const symbols = checker.getExportsOfModule(module);
    // what a component takes whole is told with the component
    const whole = new Set(symbols.map((symbol) => `${symbol.name}Props`));
    for (const shown of symbols.filter(({ name }) => !whole.has(name))) {
      const symbol = shown.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(shown) : shown;
      if (!(symbol.flags & ts.SymbolFlags.Value)) {
        tellType(symbol);
        continue;
      }
      const { members, types } = describeValue(symbol, checker);
      tell(shown, members, path);
      for (const type of types) for (const inner of namedTypesIn(type, checker)) tellType(inner);
    }
  }
  return sorted(api);
}

/** A component by its props, anything else by its type. */
function describeValue(symbol: ts.Symbol, checker: ts.TypeChecker): { members: Members; types: readonly ts.Type[] } {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  const isComponent = /^[A-Z]/.test(symbol.name) && type.symbol?.name !== 'Context';
  if (!signature || !isComponent) return { members: { '=': typeText(type, checker) }, types: [type] };
  const [props] = signature.parameters;
  if (!props) return { members: {}, types: [] };
  const taken = checker.getTypeOfSymbol(props);
  const component = symbol.valueDeclaration && functionIn(symbol.valueDeclaration, checker);
  return { members: membersOf(taken, checker, component), types: [taken] };
}

/** The files that the package's `exports` lead to, without styles. */
function publicFiles(root: string, folder: string): string[] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const faces = Object.values(exports).map((face) => face.split('*'));
  const isFace = (path: string) =>
    faces.some(([start = '', end]) =>
      end === undefined ? path === start : path.startsWith(start) && path.endsWith(end),
    );
  return productSources(root, [`${folder}/src`], /(?<!\.css)\.tsx?$/)
    .filter((file) => isFace(`./${relative(folder, file)}`))
    .sort();
}

function sorted(api: ReadonlyMap<string, ReadonlyMap<string, Members>>): Api {
  const inOrder = <T>(entries: Iterable<[string, T]>) => [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(inOrder(api).map(([file, shown]) => [file, Object.fromEntries(inOrder(shown))]));
}

function options(packageFolder: string): ts.CompilerOptions {
  const path = join(packageFolder, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, packageFolder).options;
}
