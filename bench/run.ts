import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../scripts/commandLine.mjs';
import { Advice } from '../scripts/setup.mjs';
import { type Arguments, type Part, partNames } from './arguments.ts';
import { compareBuilds } from './builds/measure.ts';
import { type FirstLoad, readFirstLoads, readPage, readStyles } from './firstLoad/read.ts';
import { buildFloor } from './floor/build.ts';
import { serveFolder } from './floor/serve.ts';
import { comparePages } from './pages/run.ts';
import { compareTyping, measureSearch } from './pages/typing.ts';
import { pastStop, type Row, table } from './report.ts';
import { type Measured, withResults } from './results.ts';
import {
  buildRows,
  firstLoadRows,
  loadRows,
  pageRows,
  searchRows,
  serverRows,
  studioRows,
  typingRows,
} from './rows.ts';
import { compareLoad } from './server/load.ts';
import { program, serverMemory } from './server/memory.ts';
import { serveSite } from './server/site.ts';
import { measureStudio } from './studio/measure.ts';
import { buildTiles } from './tiles/build.ts';

const repository = path.join(import.meta.dirname, '..');
const dist = path.join(repository, 'apps/web/dist');
const cache = path.join(repository, '.cache/bench');
const results = path.join(import.meta.dirname, 'results.json');
const FLOOR = 'plain React';
const TILES = 'our tiles';

/** Measures what was asked, tells it in a table and keeps it. A figure past a hard stop fails the command. */
export async function run({ runs, only, build }: Arguments): Promise<void> {
  mkdirSync(cache, { recursive: true });
  // the studio is made from the sources
  if (only !== 'studio') {
    if (build) await buildAll();
    else if (![dist, program].every(existsSync)) throw new UsageError('Nothing is built: leave --no-build out.');
  }
  const measures: Record<Part, () => Promise<Row[]>> = {
    pages: () => measurePages(runs),
    typing: () => measureTyping(runs),
    studio: async () => studioRows(await measureStudio(runs, say)),
    builds: measureBuilds,
    server: async () => loadRows(await compareLoad(dist, say)),
  };
  const measured: Measured = {};
  for (const part of partNames) if (only === undefined || only === part) measured[part] = await measures[part]();
  const rows = Object.values(measured).flat();
  console.log(table(rows));
  const known = existsSync(results) ? readFileSync(results, 'utf8') : undefined;
  writeFileSync(results, withResults(known, measured, new Date().toISOString()));
  const stopped = pastStop(rows);
  if (stopped.length === 0) return;
  console.error(`\nPast a hard stop: ${stopped.map(({ what }) => what).join('; ')}.`);
  process.exitCode = 1;
}

/** Our home and the floor page with the same picture, in one interleaved run. */
async function measurePages(runs: number): Promise<Row[]> {
  const pages = readFirstLoads(dist);
  const brand = homeBrand(pages);
  const floorDist = await buildFloor(cache, heroOf(brand));
  const floor = await serveFolder(floorDist);
  const site = await serveSite(dist);
  try {
    const subjects = [
      { name: FLOOR, url: floor.url },
      { name: brand, url: `http://${brand}.localhost:${site.port}/`, greets: true },
    ];
    const compared = await comparePages(subjects, runs, say);
    const [base, ours] = [compared.get(FLOOR), compared.get(brand)];
    const html = readFileSync(path.join(floorDist, 'index.html'), 'utf8');
    const weights = readPage(floorDist, { brand: FLOOR, path: '/', html });
    return [...firstLoadRows(pages, weights), ...(base && ours ? pageRows(brand, ours, base) : [])];
  } finally {
    floor.close();
    site.close();
  }
}

/** Our tiles and the floor page at the same work, and the page of games with the platform's stand-in behind it. */
async function measureTyping(runs: number): Promise<Row[]> {
  const brand = homeBrand(readFirstLoads(dist));
  const page = readFileSync(path.join(dist, 'sites', brand, 'index.html'), 'utf8');
  const floor = await serveFolder(await buildFloor(cache, heroOf(brand)));
  const tiles = await serveFolder(await buildTiles(cache, heroOf(brand), readStyles(dist, page)));
  const site = await serveSite(dist);
  try {
    const subjects = [
      { name: FLOOR, url: floor.url },
      { name: TILES, url: tiles.url },
    ];
    const compared = await compareTyping(subjects, runs, say);
    const [base, ours] = [compared.get(FLOOR), compared.get(TILES)];
    const searched = await measureSearch(`http://${brand}.localhost:${site.port}/rng`, runs);
    return base && ours ? [...typingRows(ours, base), ...searchRows(searched, base)] : [];
  } finally {
    floor.close();
    tiles.close();
    site.close();
  }
}

async function measureBuilds(): Promise<Row[]> {
  const builds = await compareBuilds(cache, say);
  return [...buildRows(builds), ...serverRows(builds.many.brands, await serverMemory(builds.dist))];
}

/** The first brand whose home is open to visitors. */
function homeBrand(pages: readonly FirstLoad[]): string {
  const open = pages.find(({ brand, path: address }) => {
    if (address !== '/') return false;
    return readFileSync(path.join(dist, 'sites', brand, 'index.html'), 'utf8').includes('data-path="/"');
  });
  if (!open) throw new Error('No brand shows its home to visitors.');
  return open.brand;
}

function heroOf(brand: string): string {
  const assets = path.join(dist, 'assets', brand);
  const hero = readdirSync(assets).find((name) => /^hero-narrow-.*\.svg$/.test(name));
  if (!hero) throw new Error(`${brand} has no hero picture.`);
  return path.join(assets, hero);
}

function buildAll(): Promise<void> {
  say('building');
  const child = spawn('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Advice('The build failed: run "pnpm build".'))));
  });
}

function say(progress: string): void {
  console.error(`  ${progress}`);
}
