import { report } from '@marquee/brand-tools/cli/report';
import { type Finding, hasError } from '@marquee/brand-tools/finding';
import type { LoadedPack, LoadedPacks } from '@marquee/brand-tools/packs';
import { normaliseHost } from '@marquee/domain/host';
import { keptOnceThere } from '../src/keptOnceThere.ts';
import type { Materials } from './materials.ts';

/** What a host leads to: a brand that can be shown, or what stands in its way. */
export type DevAnswer =
  | { kind: 'site'; pack: LoadedPack }
  | { kind: 'findings'; status: 404 | 500; title: string; findings: Finding[]; instead?: readonly string[] };

export interface DevBrandsOptions {
  read: () => Promise<LoadedPacks>;
  make: (pack: LoadedPack) => Promise<Materials>;
}

/** The brands as the dev server knows them, read once until `forget`. What failed is not kept, but tried anew. */
export function devBrands({ read, make }: DevBrandsOptions) {
  let state: Promise<LoadedPacks> | undefined;
  let materialsOf = keptOnceThere(make);

  function all(): Promise<LoadedPacks> {
    if (state) return state;
    const reading = read();
    state = reading;
    reading.catch(() => {
      if (state === reading) state = undefined;
    });
    return reading;
  }

  async function at(host: string | undefined, port: number): Promise<DevAnswer> {
    const { packs, ids, findings } = await all();
    const errors = findings.filter(({ severity }) => severity === 'error');
    const ofAll = errors.filter(({ brand }) => brand === '');
    if (ofAll.length > 0) {
      return { kind: 'findings', status: 500, title: 'No brand can be shown', findings: ofAll };
    }
    const name = normaliseHost(host ?? '');
    const pack = packs.find(
      ({ id, brand }) => name === `${id}.localhost` || brand.domains.some((each) => normaliseHost(each) === name),
    );
    // a host that is no name leads nowhere, also where a pack lists one that is none
    if (name !== null && pack) return { kind: 'site', pack };
    const broken = ids.find((id) => name === `${id}.localhost`);
    if (broken !== undefined) {
      const own = errors.filter(({ brand }) => brand === broken);
      return { kind: 'findings', status: 500, title: `The brand "${broken}" cannot be shown`, findings: own };
    }
    return {
      kind: 'findings',
      status: 404,
      title: `No brand answers on ${host ?? 'this host'}`,
      instead: ids.map((id) => `http://${id}.localhost:${port}`),
      // folders that can have no host have nowhere else to say so
      findings: findings.filter(({ brand }) => !ids.includes(brand)),
    };
  }

  return {
    all,
    at,
    materialsOf: (pack: LoadedPack) => materialsOf(pack),
    /** what is known at this moment, without reading */
    known: async () => state?.catch(() => undefined),
    forget: () => {
      state = undefined;
      materialsOf = keptOnceThere(make);
    },
  };
}

/** Says in the terminal what is wrong, and once that nothing is any more; the same thing is not said twice. */
export function teller(out: { error: (text: string) => void; info: (text: string) => void }) {
  let said = '';
  return ({ findings, ids }: LoadedPacks): void => {
    const errors = findings.filter(({ severity }) => severity === 'error');
    const text = hasError(errors) ? report(errors, ids) : '';
    if (text !== said) {
      if (text) out.error(`\n${text}\n`);
      else out.info('Every brand can be shown again.');
    }
    said = text;
  };
}
