import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const sources = { api: [], image: [], frame: [], script: [], service: [] };

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A build of two brands as small as it can be. */
export function makeDist(): string {
  const dist = temporaryFolder();
  const files: Record<string, string> = {
    'sites.json': JSON.stringify({
      release: 'r1',
      sites: ['red', 'blue'].map((id) => ({ id, release: 'r1', hosts: [`${id}.example`], pages: {}, sources })),
      unknownHost: [{ tag: 'en', file: '/invalid-url/EN.html', hashes: { script: [], style: [] } }],
    }),
    'sites/red/index.html': 'red home',
    'sites/blue/index.html': 'blue home',
    'invalid-url/EN.html': 'Invalid URL',
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(dist, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return dist;
}
