import { type Releases, serveReleases } from './releases.ts';
import { test as base } from './test.ts';

/** Tests with a demo of their own, of which there can be a next release. */
export const test = base.extend<{ releases: Releases }>({
  releases: async ({ pack }, use) => {
    const releases = await serveReleases(pack.id);
    await use(releases);
    await releases.stop();
  },
  origin: async ({ releases }, use) => use(releases.origin),
});
