import ts from 'typescript';

/**
 * `name` or `name?` → type, with its default; `…` → interfaces of React whose attributes are taken too, but for those
 * every element has; `=` → what has no members by name, such as a union or a function.
 */
export type Members = Readonly<Record<string, string>>;

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Members of a type that are written in this repository, sorted; a component's with their defaults. */
export function membersOf(type: ts.Type, checker: ts.TypeChecker, component?: ts.FunctionLikeDeclaration): Members {
  const plain = literalMembers(type, checker) ?? wholeText(type, checker);
  if (plain !== undefined && !component) return { '=': plain };
  const defaults = component ? defaultsOf(component) : new Map<string, string>();
  const own: [string, string][] = [];
  const native = new Set<string>();
  for (const property of checker.getPropertiesOfType(type)) {
    const installed = nativeOwner(property);
    if (installed) native.add(installed);
    else own.push(member(property, checker, defaults.get(property.name)));
  }
  for (const common of ['AriaAttributes', 'Attributes', 'DOMAttributes']) native.delete(common);
  own.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries([
    ...own,
    ...(native.size > 0 ? [['…', [...native].sort().join(', ')]] : []),
    // the members above are those that all ways of a union have
    ...(plain === undefined || !type.isUnion() ? [] : [['=', plain]]),
  ]);
}

/** What a type without members by name is; of a union, all of it. */
function wholeText(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const hasMembers = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (hasMembers && checker.getPropertiesOfType(type).length > 0) return undefined;
  const text = typeText(type, checker);
  return text === type.symbol?.name ? undefined : text;
}

/** A type as it is written, but for its own name. */
export function typeText(type: ts.Type, checker: ts.TypeChecker): string {
  return checker.typeToString(type, undefined, format | ts.TypeFormatFlags.InTypeAlias);
}

function member(property: ts.Symbol, checker: ts.TypeChecker, fallback?: string): [string, string] {
  const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  const type = checker.getTypeOfSymbol(property);
  const text = literalMembers(type, checker) ?? checker.typeToString(type, undefined, format);
  const plain = optional ? text.replace(/ \| undefined$|^undefined \| /, '') : text;
  return [`${property.name}${optional ? '?' : ''}`, fallback === undefined ? plain : `${plain} = ${fallback}`];
}

/** `'a' | 'b'`, also where the type has a name: a further member is a change of every prop that takes it. */
function literalMembers(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  if (!type.isUnion()) return undefined;
  const members = type.types.filter((one) => !(one.flags & ts.TypeFlags.Undefined));
  if (members.length < 2 || !members.every((one) => one.isStringLiteral() || one.isNumberLiteral())) return undefined;
  // the compiler orders them as it met them
  const texts = members.map((one) => checker.typeToString(one, undefined, format));
  return texts.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(' | ');
}

/** The interface of an installed package that a property comes from. */
function nativeOwner({ declarations }: ts.Symbol): string | undefined {
  const [first] = declarations ?? [];
  if (!first?.getSourceFile().fileName.includes('/node_modules/')) return undefined;
  const owner = first.parent;
  return ts.isInterfaceDeclaration(owner) ? owner.name.text : 'other';
}

/** `({ size = 'small' })`, or the same taken apart in the first line. */
function defaultsOf(component: ts.FunctionLikeDeclaration): Map<string, string> {
  const [props] = component.parameters;
  if (!props) return new Map();
  const patterns = ts.isIdentifier(props.name) ? patternsOf(component, props.name.text) : [props.name];
  return new Map(
    patterns.flatMap(({ elements }) =>
      elements.flatMap((element): [string, string][] => {
        const name = ts.isBindingElement(element) ? (element.propertyName ?? element.name) : undefined;
        if (!name || !ts.isBindingElement(element) || !element.initializer) return [];
        return [[name.getText(), element.initializer.getText()]];
      }),
    ),
  );
}

/** Patterns that the named parameter is taken apart with. */
function patternsOf({ body }: ts.FunctionLikeDeclaration, name: string): ts.BindingPattern[] {
  return (body && ts.isBlock(body) ? body.statements : []).flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap((declaration) =>
          !ts.isIdentifier(declaration.name) && declaration.initializer?.getText().split(' ')[0] === name
            ? [declaration.name]
            : [],
        )
      : [],
  );
}
