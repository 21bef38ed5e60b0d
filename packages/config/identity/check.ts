import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beyondAllowed, type Use } from '../gates/allowed.ts';
import type { Gate } from '../gates/finding.ts';
import { languageTable } from '../gates/languages.ts';
import { findingAt, nodesOf, parseFiles, productSources } from '../gates/source.ts';
import { allowed } from './allowed.ts';

/** The words that code must not know. */
export interface Identities {
  readonly brands: readonly string[];
  readonly languages: readonly string[];
}

/** Code branches on flags and tokens, never on who the brand is or what it speaks. */
export const identity: Gate = {
  why: 'A new folder is a new brand and a new row is a new language: nothing else may have to be told, so code knows none by name.',
  async check(root) {
    const names = { brands: brandsOf(root), languages: await languagesOf(root) };
    const files = productSources(root, ['apps', 'packages', 'scripts']).filter((file) => !forTests.test(file));
    return {
      findings: beyondAllowed(
        parseFiles(root, files).flatMap((file) => identityUses(file, names)),
        allowed,
        'packages/config/identity/allowed.ts',
      ),
      kept: `${files.length} files know none of ${names.brands.length} brands and ${names.languages.length} names of languages`,
    };
  },
};

/** Imported by tests and stories only. */
const forTests = /^packages\/(testing|config)\//;

/** Every brand id and language name that a file writes as a whole text, or as the key of an object. */
export function identityUses(file: ts.SourceFile, { brands, languages }: Identities): Use[] {
  return [...nodesOf(file)].flatMap((node): Use[] => {
    const word = wordOf(node);
    if (word === undefined) return [];
    const use = (what: string, mend: string): Use[] => [{ word, finding: findingAt(node, what, mend) }];
    if (brands.includes(word))
      return use(
        `"${word}" is a brand.`,
        `Branch on a flag or a token of the brand (useFlag, useBrand, vars). If the word means something else here, ${list}.`,
      );
    if (languages.includes(word))
      return use(
        `"${word}" is a language.`,
        `Ask @marquee/i18n/languages (sourceLanguage, productLanguages, languageOf) or the brand. If the word means something else here, ${list}.`,
      );
    return [];
  });
}

const list = 'list it with its reason in packages/config/identity/allowed.ts';

function wordOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isIdentifier(node) && isKey(node)) return node.text;
  return undefined;
}

/** `{ TY: … }`, `interface X { TY: … }` */
function isKey(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}

function brandsOf(root: string): string[] {
  return readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Codes of the table, and tags: those of two letters are left out, which mean too much else (`id`, `my`). */
async function languagesOf(root: string): Promise<string[]> {
  const table = await languageTable(root);
  const tags = table.languageCodes.map((code) => table.languageOf(code).bcp47);
  return [...table.languageCodes, ...tags.filter((tag) => tag.length > 2)];
}
