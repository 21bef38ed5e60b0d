import { nodeTests } from '../../../packages/config/vitest.ts';

/** What holds of a build: run after one, not with the unit tests. */
const shared = nodeTests('web build');

export default {
  ...shared,
  test: {
    ...shared.test,
    include: ['*.test.ts'],
    root: import.meta.dirname,
    outputFile: { json: '../test-results/built.json' },
  },
};
