import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the page of our tiles in the styles of a built page, and answers where it is. */
export async function buildTiles(cache: string, picture: string, styles: string): Promise<string> {
  const pictures = path.join(cache, 'tiles-pictures');
  const dist = path.join(cache, 'tiles');
  mkdirSync(pictures, { recursive: true });
  copyFileSync(picture, path.join(pictures, 'hero.svg'));
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    publicDir: pictures,
    plugins: [
      vanillaExtractPlugin(),
      react(),
      { name: 'theme', transformIndexHtml: (html) => html.replace('</head>', () => `<style>${styles}</style></head>`) },
    ],
    build: { outDir: dist, emptyOutDir: true, target: 'es2022' },
  });
  return dist;
}
