import { expect, test, vi } from 'vitest';
import { callPart } from './callPart.ts';
import { onChunkLost } from './chunkStore.ts';

test('SHELL-17 code of a call that comes is there, and nobody is told', async () => {
  const heard = vi.fn();
  const quiet = onChunkLost(heard);
  expect(await callPart('session.captcha', async () => 'code')).toBe('code');
  expect(heard).not.toHaveBeenCalled();
  quiet();
});

test('SHELL-17 WEB-06 code that does not come is a platform that was not reached, and the site is told of a lost part', async () => {
  const heard = vi.fn();
  const quiet = onChunkLost(heard);
  const lost = callPart('session.captcha', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lost).rejects.toMatchObject({ name: 'PlatformError', kind: 'offline', call: 'session.captcha' });
  expect(heard).toHaveBeenCalledOnce();
  quiet();
});
