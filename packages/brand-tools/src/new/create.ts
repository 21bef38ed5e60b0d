import { lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalogue } from '../catalogue.ts';
import { type Finding, hasError } from '../finding.ts';
import { type LoadedPack, loadPacks } from '../packs.ts';
import { inTurn } from '../turn.ts';
import { packFiles } from './files.ts';
import type { BrandRequest } from './request.ts';

export interface Created {
  /** its folder; absent when nothing was made */
  dir?: string;
  pack?: LoadedPack;
  findings: Finding[];
  /** somebody else made a folder of that name meanwhile */
  taken?: true;
}

export interface CreateOptions {
  from: LoadedPack | undefined;
  brandsDir: string;
  catalogue: Catalogue;
  /** write the pictures that the build would make into `assets`, to be changed by hand */
  pictures: boolean;
}

/**
 * Makes a brand's folder, whole or not at all: it is written beside the brands under a name that nobody reads, checked
 * there against all of them, and takes its place when it has no error. Of two who make the same one at the same moment, the
 * second is told.
 */
export async function createBrand(request: BrandRequest, options: CreateOptions): Promise<Created> {
  return inTurn(options.brandsDir, request.id, () => create(request, options));
}

async function create(request: BrandRequest, options: CreateOptions): Promise<Created> {
  const { from, brandsDir, catalogue, pictures } = options;
  const draft = join(brandsDir, `.${request.id}~`);
  const dir = join(brandsDir, request.id);
  if (await lstat(dir).catch(() => undefined)) return { findings: [], taken: true };
  await rm(draft, { recursive: true, force: true });
  try {
    for (const [path, content] of packFiles(request, dir, from)) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), content);
    }
    const { findings, packs } = await loadPacks(brandsDir, {
      only: [request.id],
      catalogue,
      staged: { id: request.id, dir: draft },
    });
    const [pack] = packs;
    if (hasError(findings) || !pack) return { findings };
    if (pictures) await writePictures(pack, draft);
    await rename(draft, dir);
    return { dir, pack, findings };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The pictures as files, by the names that the pack takes them from. */
async function writePictures(pack: LoadedPack, dir: string): Promise<void> {
  // whoever makes no pictures does not wait for the tools that draw
  const { makeAssets } = await import('../assets.ts');
  const { files, assets, logo, hero } = await makeAssets(pack);
  const named: [name: string, bytes: Buffer | undefined][] = [
    ['favicon.svg', files.get('/favicon.svg')],
    ['app-icon.png', files.get('/icons/maskable-512.png')],
    ['social.png', files.get('/social.png')],
    ...(['light', 'dark'] as const).flatMap((theme): [string, Buffer | undefined][] => [
      [`logo-${theme}.svg`, assets.get(logo[theme].src)],
      [`hero-wide-${theme}.svg`, assets.get(hero[theme].wide.src)],
      [`hero-narrow-${theme}.svg`, assets.get(hero[theme].narrow.src)],
    ]),
  ];
  await mkdir(join(dir, 'assets'), { recursive: true });
  for (const [name, bytes] of named) if (bytes) await writeFile(join(dir, 'assets', name), bytes);
}
