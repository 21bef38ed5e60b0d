import { playwright } from '@vitest/browser-playwright';

export const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

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

/** The browser that is installed, still and quiet. */
export const provider = playwright({
  launchOptions: {
    executablePath: chromium,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  },
  contextOptions: { reducedMotion: 'reduce' },
});
