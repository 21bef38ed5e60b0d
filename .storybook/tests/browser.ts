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

/** The browser that is installed, with letters drawn alike on every machine, as of who asks for less motion or does not. */
export const browserWith = (reducedMotion: 'reduce' | 'no-preference') =>
  playwright({
    launchOptions: { executablePath: chromiumPath, args: [...chromiumFlags, '--font-render-hinting=none'] },
    contextOptions: { reducedMotion },
  });

export const provider = browserWith('reduce');
