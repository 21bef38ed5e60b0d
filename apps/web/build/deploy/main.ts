import { help, readArguments } from './arguments.ts';
import { exportSite } from './exportSite.ts';
import { goBack, listReleases, publish, ReleaseProblem } from './releases.ts';
import { usualPlace } from './writeDeploy.ts';

async function main(): Promise<string> {
  const { command, name, to, dist, listen, platform, include, brotli, cloudflare } = readArguments(
    process.argv.slice(2),
  );
  const place = to ?? usualPlace;
  switch (command) {
    case 'publish': {
      const { release, before } = await publish(dist, place, { listen, platform, include, brotli });
      return `${release} is the current release${before === undefined ? '' : `; before it was ${before}`}. ${reload(place)}`;
    }
    case 'back': {
      const { release, before } = await goBack(place, name);
      return `${release} is the current release again; it was ${before}. ${reload(place)}`;
    }
    case 'list': {
      const { releases, current } = await listReleases(place);
      if (releases.length === 0) return `${place} has no release.`;
      return releases.map((release) => `${release === current ? '*' : ' '} ${release}`).join('\n');
    }
    case 'export': {
      if (name === undefined) throw new ReleaseProblem('Say which brand: pnpm release export <brand>');
      const folder = to ?? `dist-${name}`;
      await exportSite(dist, name, folder, cloudflare);
      return `${folder} is the site of ${name}.`;
    }
    case undefined:
      return help;
  }
}

const reload = (place: string) =>
  `Where nginx includes ${place}/current/deploy/nginx.conf, tell it: nginx -s reload. The Marquee server sees it by itself.`;

/** What stopped a command, in a sentence: a problem of a release, an option that does not exist, or what the disk refuses. */
function said(error: unknown): string {
  if (error instanceof ReleaseProblem) return error.message;
  const { message, code, path } = error as Partial<NodeJS.ErrnoException>;
  if (path !== undefined)
    return `${path} cannot be read or written (${code}). Check that it is there, and whose it is.`;
  if (code !== undefined) return `${message}`;
  return `The command could not go on: ${message ?? String(error)}. What lies there may not be a whole build or release.`;
}

try {
  console.log(await main());
} catch (error) {
  console.error(said(error));
  process.exitCode = 1;
}
