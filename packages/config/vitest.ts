import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const shared = {
  /** where a run leaves its counts; `scripts/test.mjs` adds them up, also when turbo replays a cached run */
  reporters: ['default', 'json'],
  outputFile: { json: 'test-results/vitest.json' },
  // a busy machine is slow, not wrong
  testTimeout: 150_000,
  hookTimeout: 150_000,
};

/** Preset for packages without a screen: rules, calls, tools. */
export function nodeTests(name: string): ViteUserConfig {
  return defineConfig({ test: { ...shared, name, include: ['{src,test}/**/*.test.ts'], environment: 'node' } });
}

/** Preset for packages with React components: a DOM without a browser; what needs a browser is a story or an end-to-end test. */
export function domTests(name: string): ViteUserConfig {
  return defineConfig({
    plugins: [vanillaExtractPlugin(), react()],
    test: {
      ...shared,
      name,
      include: ['{src,test}/**/*.test.{ts,tsx}'],
      environment: 'happy-dom',
      passWithNoTests: false,
      setupFiles: [fileURLToPath(new URL('patience.ts', import.meta.url))],
    },
  });
}
