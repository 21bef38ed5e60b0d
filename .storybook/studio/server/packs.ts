import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Catalogue, readCatalogue } from '@marquee/brand-tools/catalogue';
import { folderNameProblem } from '@marquee/brand-tools/checks/folder';
import { report } from '@marquee/brand-tools/cli/report';
import type { LoadedPack } from '@marquee/brand-tools/packs';
import { hash, settleSaves } from '@marquee/brand-tools/studio/save';
import { measureFonts } from '@marquee/theme/measure';
import { langDir } from '@marquee/web/build/catalogues.ts';
import { makeMaterials } from '@marquee/web/build/materials.ts';
import { readPacks } from '@marquee/web/build/packs.ts';
import type { ListedBrand, StudioPack, UnopenedPack } from '../shared/studioPack.ts';

/** The product's messages, against which words are checked; read once. */
export function productCatalogue(): Promise<Catalogue> {
  catalogue ??= readCatalogue(langDir);
  return catalogue;
}
let catalogue: Promise<Catalogue> | undefined;

/** All brands that can be opened, by name. */
export async function listBrands(repository: string): Promise<ListedBrand[]> {
  const { packs } = await readPacks(path.join(repository, 'brands'));
  return packs.map(({ id, brand }) => ({ id, name: brand.name })).sort((a, b) => a.name.localeCompare(b.name));
}

/** A brand's pack with everything the studio needs of it; a save that was interrupted is ended before. */
export async function openPack(repository: string, id: string): Promise<StudioPack | UnopenedPack | undefined> {
  if (folderNameProblem(id)) return undefined;
  const brands = path.join(repository, 'brands');
  const before = await readPacks(brands);
  if (!before.ids.includes(id)) return undefined;
  await settleSaves(brands, id);
  const { packs, findings } = await readPacks(brands);
  const pack = packs.find((each) => each.id === id);
  if (!pack)
    return {
      findings: [
        report(
          findings.filter(({ brand }) => brand === id),
          [id],
        ),
      ],
    };
  return studioPack(pack, path.join(repository, '.cache/pictures'));
}

async function studioPack(pack: LoadedPack, pictureCache: string): Promise<StudioPack> {
  const { data, assets } = await makeMaterials(pack, { pictureCache });
  const text: Record<string, string> = {};
  const binary: Record<string, string> = {};
  const hashes: Record<string, string> = {};
  for (const [name, { bytes }] of pack.files) {
    if (/\.(json|md|txt|svg)$/.test(name)) text[name] = bytes.toString('utf8');
    else binary[name] = bytes.toString('base64');
    hashes[name] = hash(bytes);
  }
  const fonts = [...pack.files.keys()].flatMap((name) => /^assets\/(.+\.woff2)$/.exec(name)?.[1] ?? []);
  const metrics: Record<string, StudioPack['metrics'][string]> = {};
  for (const src of fonts) {
    const read = async () => new Uint8Array(await readFile(path.join(pack.dir, 'assets', src)));
    Object.assign(metrics, await measureFonts({ body: { family: src, src } }, read));
  }
  return { id: pack.id, data, text, binary, hashes, metrics, drawn: drawnOf(pack, data, assets) };
}

/** Which pictures the build draws, because the pack has none that could stand there. */
function drawnOf(
  { files }: LoadedPack,
  { logo }: StudioPack['data'],
  assets: ReadonlyMap<string, Uint8Array>,
): StudioPack['drawn'] {
  const has = (kind: string) => [...files.keys()].some((name) => name.startsWith(`assets/${kind}-`));
  const svg = (theme: 'light' | 'dark') => new TextDecoder().decode(assets.get(logo[theme].src));
  return {
    hero: has('hero') ? [] : ['wide-light', 'wide-dark', 'narrow-light', 'narrow-dark'],
    logo: has('logo') ? {} : { light: svg('light'), dark: svg('dark') },
  };
}
