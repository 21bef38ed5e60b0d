import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the plain-React page with the given picture as its hero, and answers where it is. */
export async function buildFloor(cache: string, hero: string): Promise<string> {
  const pictures = path.join(cache, 'floor-pictures');
  const dist = path.join(cache, 'floor');
  mkdirSync(pictures, { recursive: true });
  copyFileSync(hero, path.join(pictures, 'hero.svg'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: pictures,
    plugins: [react()],
    build: { outDir: dist, emptyOutDir: true },
  });
  return dist;
}
