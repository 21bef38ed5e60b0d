import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { findChromium } from '../scripts/chromium.mjs';
import { browserWith, optimizeDeps } from './tests/browser.ts';
import { PictureReporter } from './tests/pictureReporter.ts';

const here = import.meta.dirname;
const looks = ['first', 'contrast', 'mirrored'];
const results = path.join(here, 'test-results/pictures');
const attachmentsDir = path.join(here, 'test-results/attachments');
// "run" first, then options with their values in one word: what is left are parts of paths
const [, ...asked] = process.argv.slice(2);
const accepts = asked.some((word) => word.startsWith('--update'));
const filters = asked.filter((word) => !word.startsWith('-'));
// what is there in time ends at once; on a busy machine five seconds are not long
const PATIENCE_MS = 60_000;
const STILL_MS = 20_000;

/** Stories with the tag `picture` are compared with pictures that were accepted, in two contrasting looks and mirrored. */
export default defineConfig({
  plugins: [storybookTest({ configDir: here, tags: { include: ['picture'] } })],
  optimizeDeps,
  test: {
    name: 'pictures',
    isolate: false,
    reporters: [new PictureReporter({ results: [results, attachmentsDir], filters })],
    hideSkippedTests: true,
    testTimeout: 2 * PATIENCE_MS,
    hookTimeout: 2 * PATIENCE_MS,
    // a part of a screen whose code came late is there by the second look; what changed is still changed
    retry: 1,
    // the limit of a picture is not taken back by the comparer when it is there in time, and holds the end up for as long
    teardownTimeout: STILL_MS + 5_000,
    // pictures are written, and the browser is asked which fonts it draws with
    api: { allowWrite: true, allowExec: true },
    attachmentsDir,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: browserWith('reduce', findChromium({ whole: true })),
      viewport: { width: 800, height: 600 },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          timeout: STILL_MS,
          // how many pixels may differ goes by the size of each; a thin line would be taken for the smoothing of an edge
          comparatorOptions: { threshold: 0.1, includeAA: true },
          resolveScreenshotPath: ({ arg, ext }) => path.join(here, 'pictures', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => path.join(results, `${arg}${ext}`),
        },
      },
      instances: looks.map((look) => ({
        browser: 'chromium' as const,
        name: look,
        provide: { look, accepts },
        setupFiles: [path.join(here, 'tests/pictures.setup.ts')],
      })),
    },
  },
});
