import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from './demo.ts';

const web = join(import.meta.dirname, '../../apps/web');

/** A copy of the build that is served, and can become another release meanwhile. */
export interface Releases {
  origin: string;
  /** makes the next release of the brand: its pages and its worker bear another stamp, and are changed further as is said */
  next(change?: (name: string, content: string) => string): Promise<void>;
  stop(): Promise<void>;
}

interface Index {
  release: string;
  sites: { id: string; release: string }[];
}

export async function serveReleases(id: string): Promise<Releases> {
  const dist = mkdtempSync(join(tmpdir(), 'releases-'));
  cpSync(join(web, 'dist'), dist, { recursive: true, verbatimSymlinks: true });
  const demo = await startDemo(dist);
  const origin = `http://${id}.localhost:${demo.port}`;
  const site = join(dist, 'sites', id);
  const index = join(dist, 'sites.json');
  // any host will do: every answer bears the release (WEB-08)
  const served = async () => (await fetch(`http://127.0.0.1:${demo.port}/`)).headers.get('x-release');
  let made = 0;
  return {
    origin,
    async next(change = (_, content) => content) {
      const stamped = `next${++made}`;
      const { release: all, sites } = JSON.parse(readFileSync(index, 'utf8')) as Index;
      const old = sites.find((one) => one.id === id)?.release ?? '';
      for (const name of readdirSync(site)) {
        // the copies that lie beside would go out instead
        if (/\.(?:br|gz)$/.test(name)) rmSync(join(site, name));
        if (!/\.html$|^worker\.js$/.test(name)) continue;
        const content = change(name, readFileSync(join(site, name), 'utf8'));
        writeFileSync(join(site, name), content.replaceAll(old, stamped));
      }
      const told = readFileSync(index, 'utf8').replaceAll(old, stamped).replaceAll(all, `all-${stamped}`);
      writeFileSync(index, told);
      // it looks for another build once a second
      while ((await served()) !== `all-${stamped}`) await new Promise((turn) => setTimeout(turn, 100));
    },
    async stop() {
      await demo.stop();
      rmSync(dist, { recursive: true });
    },
  };
}
