import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeBrands } from './brands.ts';

/** What one build of the site took. */
export interface Build {
  readonly brands: number;
  /** of the bundler, ms */
  readonly bundleMs: number;
  /** of pages, pictures and compression of all brands, ms */
  readonly sitesMs: number;
  /** greatest memory of the process, bytes */
  readonly memory: number;
}

/** A build of few and one of many brands, and what a further brand takes. */
export interface BuildComparison {
  readonly few: Build;
  readonly many: Build;
  readonly furtherBrandMs: number;
  /** of the pages of one brand, after brotli */
  readonly furtherBrandBytes: number;
  /** the folder of the larger build */
  readonly dist: string;
}

const repository = path.join(import.meta.dirname, '../..');
const SUMMARY = /^(\d+) brands built: bundle (\d+) ms, sites (\d+) ms, memory (\d+) MB/m;

/** Builds the site with 3 and with 100 brands. Pictures are drawn in a first build that is not counted. */
export async function compareBuilds(cache: string, say: (progress: string) => void): Promise<BuildComparison> {
  const of = (count: number) => ({
    brands: path.join(cache, `brands-${count}`),
    dist: path.join(cache, `dist-${count}`),
  });
  const [few, many] = [of(3), of(100)];
  makeBrands(path.join(repository, 'brands'), few.brands, 3);
  makeBrands(path.join(repository, 'brands'), many.brands, 100);
  say('building 100 brands for their pictures');
  await build(many, cache);
  say('building 3 brands');
  const small = await build(few, cache);
  say('building 100 brands');
  const large = await build(many, cache);
  return {
    few: small,
    many: large,
    furtherBrandMs: (large.sitesMs - small.sitesMs) / (large.brands - small.brands),
    furtherBrandBytes: pagesOf(many.dist),
    dist: many.dist,
  };
}

function build({ brands, dist }: { brands: string; dist: string }, cache: string): Promise<Build> {
  const args = ['--import', 'tsx', 'build/main.ts', '--brands', brands, '--dist', dist, '--cache', cache];
  const child = spawn(process.execPath, args, { cwd: path.join(repository, 'apps/web') });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      const [, count, bundleMs, sitesMs, megabytes] = SUMMARY.exec(output) ?? [];
      if (megabytes === undefined) return reject(new Error(`The build of ${brands} failed:\n${output.slice(-2000)}`));
      resolve({
        brands: Number(count),
        bundleMs: Number(bundleMs),
        sitesMs: Number(sitesMs),
        memory: Number(megabytes) * 1_000_000,
      });
    });
  });
}

/** Pages of a brand after brotli, in bytes: the middle one of the build is as good as any. */
function pagesOf(dist: string): number {
  const sites = path.join(dist, 'sites');
  const ids = readdirSync(sites).sort();
  const site = path.join(sites, ids[Math.floor(ids.length / 2)] ?? '');
  return readdirSync(site)
    .filter((name) => name.endsWith('.html') && statSync(path.join(site, name)).isFile())
    .reduce((total, name) => total + brotliCompressSync(readFileSync(path.join(site, name))).length, 0);
}
