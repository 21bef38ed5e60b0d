import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { collectBrands } from '../../brands/collect.ts';
import { bundleStudio } from '../../studio/server/bundle.ts';
import { studioMiddleware } from '../../studio/server/middleware.ts';

/** The studio as Storybook serves it, over a copy of the brands. */
export async function studioServer() {
  const repository = await mkdtemp(path.join(tmpdir(), 'marquee-studio-'));
  const brands = path.join(repository, 'brands');
  await cp(path.resolve(import.meta.dirname, '../../../brands'), brands, { recursive: true });
  const outDir = path.join(repository, 'studio');
  // no request waits for it
  await bundleStudio(outDir);
  const { handle } = studioMiddleware({ repository, outDir, bundle: async () => {} });
  const { assets } = await collectBrands(repository);
  const server = createServer((request, response) =>
    handle(request, response, (cause) => {
      // pictures and fonts, which another plugin of Storybook serves
      const asset = assets.get(request.url ?? '');
      response.statusCode = cause ? 500 : asset ? 200 : 404;
      if (asset && request.url?.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml');
      response.end(asset ?? String(cause ?? 'not found'));
    }),
  );
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/studio/`,
    brands,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(repository, { recursive: true, force: true });
    },
  };
}
