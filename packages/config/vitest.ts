import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** Where a package's run leaves its counts; `scripts/test.mjs` adds them up, also when turbo replays a cached run. */
const reporters = { reporters: ['default', 'json'], outputFile: { json: 'test-results/vitest.json' } };

/** Preset for packages without a screen: rules, calls, tools. */
export function nodeTests(name: string): ViteUserConfig {
  return defineConfig({ test: { ...reporters, name, include: ['{src,test}/**/*.test.ts'], environment: 'node' } });
}

/** Preset for packages with React components: a DOM without a browser; what needs a browser is a story or an end-to-end test. */
export function domTests(name: string): ViteUserConfig {
  return defineConfig({
    plugins: [vanillaExtractPlugin(), react()],
    test: {
      ...reporters,
      name,
      include: ['{src,test}/**/*.test.{ts,tsx}'],
      environment: 'happy-dom',
      passWithNoTests: false,
    },
  });
}
