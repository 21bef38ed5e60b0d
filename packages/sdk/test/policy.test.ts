import { expect, test, vi } from 'vitest';

test('WEB-04a schemas are made and used without compiling code, which the page policy forbids', async () => {
  const compile = vi.fn(globalThis.Function);
  vi.stubGlobal('Function', compile);
  try {
    const { captcha } = await import('../src/contract/session/captcha.ts');
    const { calls } = await import('../src/contract/calls.ts');
    const z = await import('zod/mini');
    for (const { output, input } of [captcha, ...Object.values(calls)]) {
      z.safeParse(output, {});
      z.safeParse(input, {});
    }
  } finally {
    vi.unstubAllGlobals();
  }
  expect(compile).not.toHaveBeenCalled();
});
