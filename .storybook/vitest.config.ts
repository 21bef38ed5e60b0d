import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { browserWith, optimizeDeps } from './tests/browser.ts';
import { RateReporter } from './tests/rateReporter.ts';

const here = import.meta.dirname;

/** Every story is a test in a real browser: once as it is, and once more in other surroundings. */
export default defineConfig({
  plugins: [storybookTest({ configDir: here })],
  optimizeDeps,
  test: {
    name: 'stories',
    reporters: ['default', 'json', new RateReporter()],
    outputFile: { json: 'test-results/stories.json' },
    // the page is kept, so that the code of the product is loaded once and not with every file
    isolate: false,
    // the first story waits for all of it
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: browserWith('reduce'),
      instances: [
        // as whoever looks at it in Storybook: a play must not find half faded in what it opened
        { browser: 'chromium', name: 'once', provider: browserWith('no-preference') },
        { browser: 'chromium', name: 'pairwise', setupFiles: [path.join(here, 'tests/pairwise.setup.ts')] },
      ],
    },
  },
});
