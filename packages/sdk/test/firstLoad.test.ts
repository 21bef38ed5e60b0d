import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/** 1 kB = 1000 bytes, as everywhere the first load is counted */
const LIMIT_BYTES = 18_000;

/** What a page asks before anybody does anything, signed in or not. */
const FIRST = [
  'client',
  'environment',
  'lateOrigins',
  'contract/system/permission',
  'contract/system/status',
  'contract/system/whitelabel',
  'contract/content/notice',
  'contract/member/info',
  'contract/wallet/balance',
];
/** What comes with its first use. */
const LATER = /des\.js|jose|identityToolkit|plays\.ts|origins\.ts/;

test('the client and the calls of a first page stay under 18 kB, and carry nothing that loads on use', async () => {
  const source = fileURLToPath(new URL('../src', import.meta.url));
  const entry = FIRST.map((name, index) => `export * as part${index} from '${source}/${name}.ts';`).join('\n');
  const bundle = await rolldown({
    input: 'first',
    platform: 'browser',
    plugins: [
      {
        name: 'first',
        resolveId: (id) => (id === 'first' ? '\0first' : undefined),
        load: (id) => (id === '\0first' ? entry : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const [main] = output;
  expect(main.moduleIds.filter((id) => LATER.test(id))).toEqual([]);
  expect(main.moduleIds.some((id) => id.endsWith('/src/client.ts'))).toBe(true);
  expect(brotliCompressSync(main.code).length).toBeLessThan(LIMIT_BYTES);
});
