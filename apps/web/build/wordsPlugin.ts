import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { sourceLanguage } from '@marquee/i18n/languages';
import type { Plugin } from 'vite';

const MODULE = 'virtual:marquee/words';
/** Addresses do not compress: those of packs that no visit begins with are a chunk of their own. */
const LATER = 'virtual:marquee/later-words';

export interface WordsOptions {
  /** folder with one folder per namespace, `<namespace>/<CODE>.json` in each */
  dir: string;
  /** namespaces that every page needs; they travel as one pack named `core` */
  core: readonly string[];
  /** packs of the page that some brands begin with */
  first?: readonly string[];
}

/**
 * Compiles the catalogues to ICU syntax trees and offers them as `virtual:marquee/words` and `virtual:marquee/later-words`:
 * for each pack and language a function that loads it. A feature's words so come with the feature, not with the first page.
 */
export function wordsPlugin({ dir, core, first = [] }: WordsOptions): Plugin {
  const namespaces = () => folders(dir);
  const packs = () => {
    const all = namespaces();
    const found = new Map<string, readonly string[]>([['core', core.filter((name) => all.includes(name))]]);
    for (const name of all) if (!core.includes(name)) found.set(name, [name]);
    return found;
  };

  return {
    name: 'marquee-words',
    resolveId(id) {
      return id === MODULE || id === LATER || id.startsWith(`${MODULE}/`) ? `\0${id}` : null;
    },
    load(id) {
      const early = (pack: string) => pack === 'core' || first.includes(pack);
      if (id === `\0${MODULE}`) return indexModule(packs(), dir, early);
      if (id === `\0${LATER}`) return indexModule(packs(), dir, (pack) => !early(pack));
      if (!id.startsWith(`\0${MODULE}/`)) return null;
      const [pack = '', code = ''] = id.slice(MODULE.length + 2).split('/');
      const words: Record<string, unknown> = {};
      for (const namespace of packs().get(pack) ?? []) {
        const file = path.join(dir, namespace, `${code}.json`);
        this.addWatchFile(file);
        Object.assign(words, compileCatalogue(file));
      }
      return { code: `export default ${JSON.stringify(words)}`, moduleType: 'js' };
    },
    handleHotUpdate({ file, server }) {
      if (file.startsWith(dir)) server.ws.send({ type: 'full-reload' });
    },
  };
}

function indexModule(packs: Map<string, readonly string[]>, dir: string, wanted: (pack: string) => boolean): string {
  const entries = [...packs]
    .filter(([pack]) => wanted(pack))
    .map(([pack, namespaces]) => {
      const codes = new Set(namespaces.flatMap((namespace) => languagesIn(path.join(dir, namespace))));
      // the code itself speaks it
      codes.delete(sourceLanguage);
      const loads = [...codes].sort().map((code) => `${code}: () => import('${MODULE}/${pack}/${code}')`);
      return `${JSON.stringify(pack)}: { ${loads.join(', ')} }`;
    });
  return `export const words = { ${entries.join(', ')} };`;
}

/** Reads one catalogue and parses each text; names file and id of a text that is no ICU message. */
export function compileCatalogue(file: string): Record<string, unknown> {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        return [id, parse(text)];
      } catch (cause) {
        throw new Error(`${file}: "${id}" is not an ICU message: ${text}`, { cause });
      }
    }),
  );
}

function folders(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function languagesIn(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}
