import { join, relative } from 'node:path';
import ts from 'typescript';
import { productSources } from '../gates/source.ts';
import { type Members, membersOf } from './members.ts';

/** file → component or type it shows → its members. */
export type Api = Readonly<Record<string, Readonly<Record<string, Members>>>>;

/** The public props of every component of a package, and the types they are made of. */
export function describeProps(root: string, folder: string): Api {
  const files = productSources(root, [`${folder}/src`], /\.tsx$/).sort();
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    options(join(root, folder)),
  );
  const checker = program.getTypeChecker();
  const api: Record<string, Record<string, Members>> = {};
  for (const file of files) {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) continue;
    const symbols = checker.getExportsOfModule(module);
    // what a component takes whole is told with the component
    const whole = new Set(symbols.map((symbol) => `${symbol.name}Props`));
    const shown = symbols.filter((symbol) => !whole.has(symbol.name)).flatMap((symbol) => describe(symbol, checker));
    const name = relative(`${folder}/src`, file).replace(/\.tsx$/, '');
    if (shown.length > 0) api[name] = Object.fromEntries(shown.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return api;
}

function describe(symbol: ts.Symbol, checker: ts.TypeChecker): [string, Members][] {
  return (symbol.declarations ?? []).flatMap((declaration): [string, Members][] => {
    if (ts.isFunctionDeclaration(declaration) && /^[A-Z]/.test(symbol.name)) {
      const [props] = declaration.parameters;
      return [[symbol.name, props ? membersOf(checker.getTypeAtLocation(props), checker, declaration) : {}]];
    }
    if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
      return [[symbol.name, membersOf(checker.getTypeAtLocation(declaration), checker)]];
    return [];
  });
}

function options(packageFolder: string): ts.CompilerOptions {
  const path = join(packageFolder, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, packageFolder).options;
}
