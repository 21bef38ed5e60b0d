import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { headsFile } from '@marquee/brand/siteHeads';
import { report } from '@marquee/brand-tools/cli/report';
import { hasError } from '@marquee/brand-tools/finding';
import { build as bundle } from 'vite';
import { readBundle } from './bundle.ts';
import { compressFile } from './compress.ts';
import { writeDeploy } from './deploy/writeDeploy.ts';
import { inParallel } from './inParallel.ts';
import { invalidUrlPages } from './invalidUrl.ts';
import { makeMaterials } from './materials.ts';
import { readPacks } from './packs.ts';
import { releaseStamp } from './release.ts';
import { makeSite } from './site.ts';
import { standaloneScripts } from './standalone.ts';

const here = path.resolve(import.meta.dirname, '..');
const repository = path.resolve(here, '../..');
const { values: folders } = parseArgs({
  options: {
    brands: { type: 'string', default: path.join(repository, 'brands') },
    dist: { type: 'string', default: path.join(here, 'dist') },
    cache: { type: 'string', default: path.join(repository, '.cache') },
    /** only these; all unless said */
    brand: { type: 'string', multiple: true, default: [] },
  },
});
const target = path.resolve(folders.dist);
/** The build goes here and takes the place of the last one when it is whole: a failed build leaves the last one as it was. */
const dist = `${target}.next`;
const serverBundle = path.resolve(folders.cache, 'prerender');
const pictureCache = path.resolve(folders.cache, 'pictures');

// whatever the shell says: what is built here is for players
process.env.NODE_ENV = 'production';

/** One bundle for all brands, then for each brand its pages and files (BRAND-10). */
async function main(): Promise<void> {
  const started = Date.now();
  const { packs: read, findings: found, ids } = await readPacks(folders.brands);
  const unknown = folders.brand.filter((id) => !ids.includes(id));
  if (unknown.length > 0)
    throw new BuildStopped(`There is no brand ${unknown.join(', ')}; there are ${ids.join(', ')}.`);
  const wanted = folders.brand.length === 0 ? ids : folders.brand;
  const packs = read.filter(({ id }) => wanted.includes(id));
  const findings = found.filter(({ brand }) => brand === '' || !ids.includes(brand) || wanted.includes(brand));
  if (findings.length > 0) console.error(report(findings, wanted));
  if (hasError(findings)) throw new BuildStopped('The brand packs above must be mended first.');

  await rm(dist, { recursive: true, force: true });
  await bundle({ root: here, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await bundle({
    root: here,
    logLevel: 'warn',
    build: {
      ssr: path.join(here, 'src/prerender.tsx'),
      outDir: serverBundle,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {
        input: path.join(here, 'src/prerender.tsx'),
        // what a browser brings later is at hand here
        checks: { ineffectiveDynamicImport: false },
      },
    },
    ssr: { noExternal: true },
  });
  const bundled = Date.now();

  const { prerender, prerenderLonePages, prerenderInvalidUrl } = (await import(
    pathToFileURL(path.join(serverBundle, 'prerender.js')).href
  )) as typeof import('../src/prerender.tsx');
  const [first, scripts] = await Promise.all([readBundle(dist), standaloneScripts()]);
  const sites = await inParallel(packs, 4, async (pack) => {
    const materials = await makeMaterials(pack, { pictureCache });
    return makeSite({ dist, materials, bundle: first, scripts, prerender, prerenderLonePages });
  });
  const unknownHost = await invalidUrlPages(dist, first, prerenderInvalidUrl);

  const release = await releaseStamp(dist);
  await rm(path.join(dist, '.vite'), { recursive: true });
  const index = { release, sites, unknownHost };
  await writeFile(path.join(dist, 'sites.json'), `${JSON.stringify(index, null, 2)}\n`);
  await writeDeploy(dist, index);
  await compressAll();
  await takePlace();
  const spent = `bundle ${bundled - started} ms, sites ${Date.now() - bundled} ms, memory ${peakMegabytes()} MB`;
  console.log(`${sites.length} brands built: ${spent}, release ${release}`);
}

async function takePlace(): Promise<void> {
  const last = `${target}.last`;
  await rm(last, { recursive: true, force: true });
  await rename(target, last).catch(ignoreMissing);
  await rename(dist, target);
  await rm(last, { recursive: true, force: true });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Most memory that the build held at once. */
function peakMegabytes(): number {
  return Math.round((process.resourceUsage().maxRSS * 1024) / 1_000_000);
}

async function compressAll(): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const sent = entries.filter((entry) => entry.isFile() && `/${entry.name}` !== headsFile);
  const files = sent.map((entry) => path.join(entry.parentPath, entry.name));
  const shared = path.join(dist, 'assets');
  await inParallel(files, 8, (file) => compressFile(file, path.dirname(file) === shared ? 'shared' : 'ofBrand'));
}

/** Ends the build with a message for a person instead of a stack trace. */
class BuildStopped extends Error {}

try {
  await main();
} catch (error) {
  console.error(error instanceof BuildStopped ? error.message : error);
  process.exitCode = 1;
}
