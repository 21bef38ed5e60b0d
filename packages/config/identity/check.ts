import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { beyondAllowed, type Use } from '../gates/allowed.ts';
import type { Gate } from '../gates/finding.ts';
import { languageTable } from '../gates/languages.ts';
import { findingAt, nodesOf, parseFiles, productSources } from '../gates/source.ts';
import { allowed } from './allowed.ts';
import { type LanguageWords, languageIn } from './tags.ts';
import { type BrandWords, brandIn } from './words.ts';

/** The words that code must not know. */
export interface Identities {
  readonly brands: readonly BrandWords[];
  readonly languages: LanguageWords;
}

/** Code branches on flags and tokens, never on who the brand is or what it speaks. */
export const identity: Gate = {
  why: 'A new folder is a new brand and a new row is a new language: nothing else may have to be told, so code knows none by name.',
  async check(root) {
    const names = { brands: brandsOf(root), languages: await languagesOf(root) };
    const files = productSources(root, ['apps', 'packages', 'scripts', '.storybook', 'bench']).filter(
      (file) => !forTests.test(file),
    );
    return {
      findings: beyondAllowed(
        parseFiles(root, files).flatMap((file) => identityUses(file, names)),
        allowed,
        'packages/config/identity/allowed.ts',
      ),
      kept: `${files.length} files know none of ${names.brands.length} brands and ${names.languages.codes.size + names.languages.tags.size} names of languages`,
    };
  },
};

/** Imported by tests and stories only. */
const forTests = /^packages\/(testing|config)\//;

/** Every brand and every language that a file names. */
export function identityUses(file: ts.SourceFile, { brands, languages }: Identities): Use[] {
  return [...nodesOf(file)].flatMap((node): Use[] => {
    const use = (word: string, what: string, mend: string): Use[] => [{ word, finding: findingAt(node, what, mend) }];
    const brand = brandIn(node, brands);
    if (brand !== undefined)
      return use(
        brand,
        `"${brand}" is a brand.`,
        `Branch on a flag or a token of the brand (useFlag, useBrand, vars). If the word means something else here, ${list}.`,
      );
    const language = languageIn(node, languages);
    if (language !== undefined)
      return use(
        language,
        `"${language}" is a language.`,
        `Ask @marquee/i18n/languages (sourceLanguage, productLanguages, languageOf) or the brand. If the word means something else here, ${list}.`,
      );
    return [];
  });
}

const list = 'list it with its reason in packages/config/identity/allowed.ts';

function brandsOf(root: string): BrandWords[] {
  return readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: id }) => ({ id, names: namesIn(join(root, 'brands', id, 'brand.json')) }));
}

/** What a brand calls itself; a file that cannot be read is for the brand's own check. */
function namesIn(file: string): string[] {
  try {
    const { name, appName } = JSON.parse(readFileSync(file, 'utf8'));
    return [...new Set([name, appName])].filter((text) => typeof text === 'string' && text !== '');
  } catch {
    return [];
  }
}

/** Codes of the table, and the first parts of its tags: `zh` of `zh-Hans-CN`. */
async function languagesOf(root: string): Promise<LanguageWords> {
  const { languageCodes, languageOf } = await languageTable(root);
  const tags = languageCodes.map((code) => languageOf(code).bcp47.replace(/-.*/, ''));
  return { codes: new Set(languageCodes), tags: new Set(tags) };
}
