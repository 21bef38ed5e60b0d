import { expect, test } from 'vitest';
import { checkNode, explainInstall, workspaceFolders } from '../../../scripts/setup.mjs';

test.each(['18.20.4', '20.18.3', '20.9.0'])('Node %s is refused with the version that is needed', (version) => {
  expect(() => checkNode(version, '20.19.0')).toThrow(`Marquee needs Node 20.19.0 or newer; this is Node ${version}.`);
});

test.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('Node %s is taken', (version) => {
  expect(() => checkNode(version, '20.19.0')).not.toThrow();
});

test.each([
  ['getaddrinfo EAI_AGAIN', 'cannot be reached'],
  ['connect ECONNREFUSED 127.0.0.1:9', 'cannot be reached'],
  ['ERR_PNPM_OUTDATED_LOCKFILE', 'is not what package.json'],
  ['ENOSPC: no space left on device', 'disk is full'],
  ['something else', 'lines above'],
])('a failed install that said %s is explained: %s', (output, expected) => {
  expect(explainInstall(output)).toContain(expected);
});

test('every member of the workspace is watched for changes of its manifest', () => {
  const folders = workspaceFolders(
    'packages:\n  - apps/*\n  - packages/*\n  - packages/features/*\n  - e2e\nsavePrefix: x\n',
  );
  expect(folders).toEqual(expect.arrayContaining(['apps/server', 'packages/config', 'packages/features/auth', 'e2e']));
  expect(folders).not.toContain('packages/features');
});
