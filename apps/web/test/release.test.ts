import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseStamp } from '../build/release.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build of one brand, whose folder bears a link to what all brands share, as the real one does. */
function build(name: string, page: string): string {
  const dist = path.join(folder, name);
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  mkdirSync(path.join(dist, 'sites/first'), { recursive: true });
  writeFileSync(path.join(dist, 'assets/main-1.js'), 'export {};');
  writeFileSync(path.join(dist, 'sites/first/index.html'), page);
  symlinkSync('../../assets', path.join(dist, 'sites/first/assets'), 'dir');
  return dist;
}

describe('WEB-08 the stamp of a release', () => {
  it('is the same for the same build in another place', async () => {
    expect(await releaseStamp(build('one', 'Welcome'))).toBe(await releaseStamp(build('two', 'Welcome')));
  });

  it('is another when a page says something else, or there is a file more', async () => {
    const [same, reworded, larger] = [build('same', 'Hi'), build('reworded', 'Hello'), build('larger', 'Hi')];
    writeFileSync(path.join(larger, 'assets/main-2.js'), 'export {};');
    const stamps = await Promise.all([same, reworded, larger].map(releaseStamp));
    expect(new Set(stamps).size).toBe(3);
  });

  it('counts what all brands share once, however many lead there', async () => {
    const dist = build('linked', 'Hi');
    const outside = path.join(folder, 'outside');
    mkdirSync(outside);
    symlinkSync(outside, path.join(dist, 'sites/first/more'), 'dir');
    const before = await releaseStamp(dist);
    writeFileSync(path.join(outside, 'page.html'), 'Reached by the link alone');
    expect(await releaseStamp(dist)).toBe(before);
  });
});
