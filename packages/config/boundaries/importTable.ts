/**
 * Who may import whom. Down only, so that a floor can be taken out without the ones below it noticing. This table is the
 * one place; the rules are made from it.
 */
export interface Floor {
  /** folder, or pattern of folders, that the row speaks of; `*` is one folder name */
  readonly from: string;
  /** folders it may import from, besides itself */
  readonly may: readonly string[];
}

const below = {
  sdk: ['packages/domain'],
  state: ['packages/sdk', 'packages/brand', 'packages/domain'],
  brandTools: ['packages/brand', 'packages/theme', 'packages/i18n', 'packages/domain'],
  blocks: ['ui', 'state', 'sdk', 'brand', 'i18n', 'domain', 'theme'].map((name) => `packages/${name}`),
};

export const importTable: readonly Floor[] = [
  { from: 'packages/domain', may: [] },
  { from: 'packages/theme', may: ['packages/domain'] },
  { from: 'packages/i18n', may: ['packages/domain'] },
  { from: 'packages/sdk', may: below.sdk },
  { from: 'packages/sandbox', may: ['packages/sdk/src/contract', 'packages/domain'] },
  { from: 'packages/ui', may: ['packages/theme', 'packages/domain'] },
  { from: 'packages/brand', may: ['packages/theme', 'packages/i18n', 'packages/domain'] },
  { from: 'packages/brand-tools', may: below.brandTools },
  { from: 'packages/state', may: below.state },
  { from: 'packages/blocks', may: below.blocks },
  { from: 'packages/features/*', may: [...below.blocks, 'packages/blocks'] },
  {
    from: 'packages/testing',
    // the words of the product, which are no code of the app
    may: [...below.blocks, 'packages/blocks', 'packages/sandbox', 'packages/brand-tools', 'apps/web/lang'],
  },
  // every command reads its options as those of scripts do
  { from: 'packages/platform-tools', may: ['packages/sdk', 'packages/sandbox', 'packages/domain', 'scripts'] },
  // the gates count as the test command does, too
  { from: 'packages/config', may: ['scripts'] },
  // what players' browsers run
  { from: 'apps/web/src', may: [...below.blocks, 'packages/blocks', 'packages/features'] },
  // what makes it, and serves it in development
  { from: 'apps/web/build', may: ['apps/web', 'packages', 'scripts'] },
  // what looks at that once it is made
  { from: 'apps/web/built', may: ['apps/web', 'packages'] },
  // what runs in production
  { from: 'apps/server', may: ['packages/brand', 'packages/i18n', 'packages/domain'] },
  { from: 'apps/demo', may: ['apps/server', 'packages/sandbox', 'packages/sdk', 'packages/brand', 'packages/domain'] },
];

/** Libraries that only these folders may import: a sharp tool has one door, and the browser gets no build-time library. */
export const doors: readonly { readonly tool: string; readonly only: readonly string[] }[] = [
  { tool: 'jotai', only: ['packages/state'] },
  {
    tool: '@tanstack/react-query',
    only: ['packages/state', 'packages/blocks', 'packages/features', 'packages/testing', 'apps/web'],
  },
  { tool: '@tanstack/history', only: ['packages/state', 'packages/testing', 'apps/web'] },
  { tool: 'culori', only: ['packages/theme'] },
  { tool: 'hono', only: ['packages/sandbox', 'apps/server', 'apps/demo'] },
  { tool: '@hono/node-server', only: ['apps/server', 'apps/demo', 'packages/platform-tools'] },
];

/**
 * Where there is a Node: build, servers and commands, as folders or files. Everything else may come to a browser, which
 * has none of its builtins; a package that is new is held to that, too.
 */
export const onNode: readonly string[] = [
  'apps/web/build',
  'apps/web/built',
  'apps/server',
  'apps/demo',
  'packages/brand-tools',
  'packages/platform-tools',
  'packages/config',
  // measures fonts for the build, which hands on what it found
  'packages/theme/src/measure.ts',
];

/** What must not be reached from an entry, over however many floors. */
export const outOfReach: readonly { readonly from: string; readonly never: readonly string[] }[] = [
  {
    from: 'apps/web/src/main.tsx',
    never: [
      'packages/sandbox',
      'packages/testing',
      'packages/brand-tools',
      'packages/platform-tools',
      'packages/theme/src/measure.ts',
      'node_modules/culori',
    ],
  },
  { from: 'apps/server/src/main.ts', never: ['packages/sandbox', 'packages/testing', 'packages/platform-tools'] },
];
