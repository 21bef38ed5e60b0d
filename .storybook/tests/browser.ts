import { playwright } from '@vitest/browser-playwright';
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs';

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

/** The Chromium that was found, with letters drawn alike on every machine, as of who asks for less motion or does not. */
export const browserWith = (reducedMotion: 'reduce' | 'no-preference', chromium = findChromium()) =>
  playwright({
    launchOptions: { executablePath: chromium, args: [...chromiumFlags, '--font-render-hinting=none'] },
    contextOptions: { reducedMotion },
  });
