import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { optimizeDeps, provider } from './tests/browser.ts';

const here = import.meta.dirname;
const looks = ['first', 'contrast', 'mirrored'];

/** Stories with the tag `picture` are compared with pictures that were accepted, in two contrasting looks and mirrored. */
export default defineConfig({
  plugins: [storybookTest({ configDir: here, tags: { include: ['picture'] } })],
  optimizeDeps,
  test: {
    name: 'pictures',
    isolate: false,
    testTimeout: 60_000,
    api: { allowWrite: true },
    attachmentsDir: 'test-results/attachments',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider,
      viewport: { width: 800, height: 600 },
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 100 },
          resolveScreenshotPath: ({ arg, ext }) => path.join(here, 'pictures', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => path.join(here, 'test-results/pictures', `${arg}${ext}`),
        },
      },
      instances: looks.map((look) => ({
        browser: 'chromium' as const,
        name: look,
        provide: { look },
        setupFiles: [path.join(here, 'tests/pictures.setup.ts')],
      })),
    },
  },
});
