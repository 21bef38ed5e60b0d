import ts from 'typescript';
import { nodesOf } from '../gates/source.ts';

/**
 * The types with names of this repository that a type is written with, apart from itself: a change of one of them is a
 * change of it.
 */
export function namedTypesIn(whole: ts.Type, checker: ts.TypeChecker): Set<ts.Symbol> {
  const [found, seen] = [new Set<ts.Symbol>(), new Set<ts.Type>()];

  function visit(type: ts.Type): void {
    if (seen.has(type)) return;
    seen.add(type);
    for (const argument of [...(type.aliasTypeArguments ?? []), ...argumentsOf(type)]) visit(argument);
    if (type !== whole) {
      const named = nameOf(type);
      if (named && isOurs(named)) found.add(named);
      // what a name stands for is told with the name
      if (named) return;
    }
    if (type.isUnionOrIntersection()) for (const one of type.types) visit(one);
    for (const property of checker.getPropertiesOfType(type).filter(isOurs)) {
      visit(checker.getTypeOfSymbol(property));
      readNames(property);
    }
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      for (const parameter of signature.parameters) visit(checker.getTypeOfSymbol(parameter));
      visit(signature.getReturnType());
    }
    for (const { type: value } of checker.getIndexInfosOfType(type)) visit(value);
  }

  /** A union forgets the names of the unions that it is made of; who wrote it did not. */
  function readNames({ declarations = [] }: ts.Symbol): void {
    for (const node of declarations.flatMap((declaration) => [...nodesOf(declaration)])) {
      const named = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
      const meant = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
      if (meant && meant.flags & NAMED && isOurs(meant)) found.add(meant);
    }
  }

  const argumentsOf = (type: ts.Type) =>
    isReference(type) ? checker.getTypeArguments(type) : ([] as readonly ts.Type[]);

  if (whole.aliasSymbol) readNames(whole.aliasSymbol);
  visit(whole);
  return found;
}

const NAMED = ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface | ts.SymbolFlags.Class;

/** The alias or interface that a type is called by. */
function nameOf({ aliasSymbol, symbol }: ts.Type): ts.Symbol | undefined {
  if (aliasSymbol) return aliasSymbol;
  return symbol && symbol.flags & NAMED ? symbol : undefined;
}

const isReference = (type: ts.Type): type is ts.TypeReference =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;

const isOurs = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'));
