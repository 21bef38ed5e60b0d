import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageHashes, Site, SiteIndex } from '@marquee/brand/siteIndex';
import { type Body, openFiles, type Rewrite, type SiteFile } from './files.ts';
import { type Heads, openHeads } from './heads.ts';
import { isListed } from './inline.ts';
import { findFile, indexName, readIndex, siteFinder } from './lookup.ts';
import type { Encoding } from './negotiate.ts';

/** One build: its index and its files, which belong together. */
export interface Release {
  readonly index: SiteIndex;
  siteOf(host: string): Site | undefined;
  /** the file that lies at an address of the build */
  fileAt(address: string): SiteFile | undefined;
  /** the file that answers a path of a brand */
  fileFor(site: Site, pathname: string, headers: Parameters<typeof findFile>[3]): SiteFile | undefined;
  readonly heads: Heads;
  /**
   * Bytes of a file, at once where they are in memory. A page is given with the hashes that its policy will name.
   * @throws Outdated when the folder no longer holds this build's
   */
  read(file: SiteFile, encoding: Encoding, hashes?: PageHashes, rewrite?: Rewrite): Body | Promise<Body>;
}

/** What lies in the folder is not, or not yet, one whole build that fits the index in memory. */
export class Outdated extends Error {}

export interface Releases {
  /** the build to answer from; looks for a newer one, once a second at most */
  current(): Release;
  /** looks for a newer one now */
  look(): Release;
}

const LOOK_EVERY_MS = 1000;

/**
 * Serves a folder that is built anew underneath it: index and files are taken over together once there is a new index,
 * and until that one can be read the old build goes on from memory. Fails when there is no build to begin with.
 */
export function followReleases(dist: string, only: string | undefined, now = () => performance.now()): Releases {
  let seen = stampOf(dist);
  let release = openRelease(dist, only, seen);
  let lookedAt = now();
  let complaint: string | undefined;

  function look() {
    lookedAt = now();
    const stamp = stampOf(dist);
    if (stamp === seen) return release;
    try {
      const next = openRelease(dist, only, stamp);
      // swapped once more while it was read: the next look decides
      if (stampOf(dist) !== stamp) return release;
      release = next;
      seen = stamp;
      complaint = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== complaint) console.error(`The build before is served on: ${reason}`);
      complaint = reason;
    }
    return release;
  }

  return { look, current: () => (now() - lookedAt < LOOK_EVERY_MS ? release : look()) };
}

function openRelease(dist: string, only: string | undefined, stamp: string): Release {
  const index = readIndex(dist);
  const files = openFiles(dist);
  return {
    index,
    siteOf: siteFinder(index, only),
    fileAt: files.find,
    fileFor: (site, pathname, headers) => findFile(files, site, pathname, headers),
    heads: openHeads(dist),
    read(file, encoding, hashes, rewrite) {
      // looked at after the bytes were read: an index that is still the same was the same before
      const belongs = (plain: () => Uint8Array) =>
        hashes === undefined || (isListed(plain(), hashes) && stampOf(dist) === stamp);
      const kept = (body: Body | undefined) => {
        if (!body) throw new Outdated(`${file.address} is not the one that ${indexName} tells of`);
        return body;
      };
      const body = files.read(file, encoding, belongs, rewrite);
      return body instanceof Promise ? body.then(kept) : body;
    },
  };
}

/**
 * Differs between any two builds, also when one folder takes the place of another, and while one is copied over another
 * file by file: a folder is another once a file has been added.
 */
function stampOf(dist: string): string {
  const stamps = [indexName, 'assets'].map((name) => {
    const found = statSync(join(dist, name), { bigint: true, throwIfNoEntry: false });
    return found ? `${found.dev} ${found.ino} ${found.size} ${found.mtimeNs}` : 'none';
  });
  return stamps.join();
}
