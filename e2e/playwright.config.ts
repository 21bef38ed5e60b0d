import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs';

/** End-to-end tests against the built site, served as `npm start` serves it, in the Chromium of the machine. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results/artifacts',
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 150_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags] },
  },
});
