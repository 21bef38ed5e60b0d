import path from 'node:path';
import { build } from 'vite';

const source = path.resolve(import.meta.dirname, '../src');

/** Scripts that stand by themselves: they know no chunk of the app, and no brand but by what is written before them. */
export interface Standalone {
  /** of the page without a connection */
  offlinePage: string;
  /** the worker that keeps that page */
  worker: string;
  /** the worker that takes itself away */
  leavingWorker: string;
}

/** Makes each of them one script, once for all brands. */
export async function standaloneScripts(): Promise<Standalone> {
  const [offlinePage, worker, leavingWorker] = await Promise.all(
    ['offline/offlineScript.ts', 'worker/offlineWorker.ts', 'worker/leavingWorker.ts'].map(oneScript),
  );
  if (!offlinePage || !worker || !leavingWorker) throw new Error('A script that stands by itself came out empty.');
  return { offlinePage, worker, leavingWorker };
}

async function oneScript(file: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(source, file), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${file} is no script.`);
  return chunk.code.trim();
}
