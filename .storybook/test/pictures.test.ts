import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('STORY-03 a part of a path that no story file has is named, before any browser is asked for', () => {
  const command = path.resolve(import.meta.dirname, '../tests/pictures.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, 'Badge', 'NoSuchStory'], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM: '/nowhere' },
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining('"NoSuchStory"')]);
});
