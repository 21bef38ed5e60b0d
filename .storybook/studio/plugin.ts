import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import type { studioMiddleware } from './server/middleware.ts';

export interface StudioPlugin {
  plugin: Plugin;
  /** whether a file of a brand changes because the studio is saving it: then the page that shows it already is not reloaded */
  isSaving: (file: string) => boolean;
}

/** What comes of a save, its watchers hear a moment later. */
const QUIET_MS = 2_000;

/** Serves the brand studio under `/studio/` of a Storybook in development; a built Storybook has none of it. */
export function studioPlugin({ repository }: { repository: string }): StudioPlugin {
  const saved = new Map<string, number>();
  const folder = path.join(repository, 'brands');
  let middleware: Promise<ReturnType<typeof studioMiddleware>> | undefined;
  const load = () => {
    middleware ??= make({
      repository,
      outDir: path.join(repository, '.cache/studio'),
      saving: (id) => saved.set(id, Date.now()),
    });
    return middleware;
  };
  return {
    isSaving: (file) => {
      const [id = ''] = path.relative(folder, file).split(path.sep);
      return Date.now() - (saved.get(id) ?? 0) < QUIET_MS;
    },
    plugin: {
      name: 'marquee-studio',
      apply: 'serve',
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          if (!/^\/(studio|sandbox\/art)\//.test(request.url ?? '')) return next();
          load().then(({ handle }) => handle(request, response, next), next);
        });
        // code that changed is in the page when it is opened next
        server.watcher.on('change', (file) => {
          if (!file.startsWith(folder + path.sep)) void middleware?.then(({ forget }) => forget());
        });
      },
    },
  };
}

/** The packages of the workspace are TypeScript, which Node 20 does not read by itself. */
async function make(options: Parameters<typeof studioMiddleware>[0]): Promise<ReturnType<typeof studioMiddleware>> {
  const module: { studioMiddleware: typeof studioMiddleware } = await tsImport(
    './server/middleware.ts',
    import.meta.url,
  );
  return module.studioMiddleware(options);
}
