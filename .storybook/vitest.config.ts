import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { RateReporter } from './tests/rateReporter.ts';

const here = import.meta.dirname;
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Every story is a test in a real browser: once as it is, and once more in other surroundings. */
export default defineConfig({
  plugins: [storybookTest({ configDir: here })],
  optimizeDeps: {
    // found before the first test: what is found during one reloads the page under it
    entries: ['preview.tsx', '../packages/*/src/**/*.stories.tsx', '../packages/features/*/src/**/*.stories.tsx'],
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@storybook/react-vite',
      '@storybook/addon-a11y/preview',
      'msw',
      'msw/browser',
      'msw-storybook-addon/csf3',
    ],
  },
  test: {
    name: 'stories',
    reporters: ['default', 'json', new RateReporter()],
    outputFile: { json: 'test-results/stories.json' },
    // the page is kept, so that the code of the product is loaded once and not with every file
    isolate: false,
    // the first story waits for all of it
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: quiet },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [
        { browser: 'chromium', name: 'once' },
        { browser: 'chromium', name: 'pairwise', setupFiles: [path.join(here, 'tests/pairwise.setup.ts')] },
      ],
    },
  },
});
