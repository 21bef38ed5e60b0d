import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { brandsPlugin } from './brands/plugin.ts';
import { studioPlugin } from './studio/plugin.ts';

const here = import.meta.dirname;
const repository = path.resolve(here, '..');
const studio = studioPlugin({ repository });

export default {
  stories: [
    './docs/*.mdx',
    './studio/*.stories.tsx',
    '../packages/*/src/**/*.stories.tsx',
    '../packages/features/*/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  // the worker as the installed msw has it: a copy would grow old
  staticDirs: [{ from: './node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      root: here,
      plugins: [brandsPlugin({ repository, isQuiet: studio.isSaving }), studio.plugin, vanillaExtractPlugin(), react()],
      // found only when a story asks for a brand's look, it would reload the page that is being looked at
      optimizeDeps: { include: ['@marquee/theme > culori'] },
      // the oldest browsers' stand-in for :dir() goes by language, which the pseudo language has not
      build: { target: 'es2022', cssTarget: 'chrome123', chunkSizeWarningLimit: 4000 },
    }),
} satisfies StorybookConfig;
