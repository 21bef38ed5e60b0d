import { playwright } from '@vitest/browser-playwright';
import { chromiumFlags, chromiumPath } from '../../packages/config/chromium.ts';

/** Stories are opened before the first test: what is found during one reloads the page under it. */
export const optimizeDeps = {
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
};

/** The browser that is installed, with letters drawn alike on every machine. */
export const provider = playwright({
  launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags, '--font-render-hinting=none'] },
  contextOptions: { reducedMotion: 'reduce' },
});
