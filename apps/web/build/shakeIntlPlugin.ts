import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the components of react-intl that nobody uses: each is given a name for developer tools in a
 * statement of its own, which counts as a use (2 kB of the first load).
 */
export function shakeIntlPlugin(): Plugin {
  return {
    name: 'marquee-shake-intl',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-intl[\\/]index\.js$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/^(const \w+ = )(?=React\.memo\(|createFormatted\w+\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
