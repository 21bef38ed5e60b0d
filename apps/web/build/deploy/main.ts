import { runCommand, UsageError } from '../../../../scripts/commandLine.mjs';
import { Advice } from '../../../../scripts/setup.mjs';
import { help, type ReleaseArguments, readArguments } from './arguments.ts';
import { exportSite } from './exportSite.ts';
import { goBack, listReleases, publish } from './releases.ts';
import { usualPlace } from './writeDeploy.ts';

/** Does what was asked, and says what was done. */
async function done({ command, name, to, dist, listen, platform, include, brotli, cloudflare }: ReleaseArguments) {
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
      if (name === undefined) throw new UsageError('Say which brand: pnpm release export <brand>');
      const folder = to ?? `dist-${name}`;
      await exportSite(dist, name, folder, cloudflare);
      return `${folder} is the site of ${name}.`;
    }
  }
}

const reload = (place: string) =>
  `Where nginx includes ${place}/current/deploy/nginx.conf, tell it: nginx -s reload. The Marquee server sees it by itself.`;

/** What stopped a command, in a sentence: what the disk refuses, or what was never a build. */
function said(error: unknown): string {
  const { message, code, path } = error as Partial<NodeJS.ErrnoException>;
  if (path !== undefined)
    return `${path} cannot be read or written (${code}). Check that it is there, and whose it is.`;
  return `The command could not go on: ${message ?? String(error)}. What lies there may not be a whole build or release.`;
}

await runCommand(help, async (args) => {
  const asked = readArguments(args);
  try {
    console.log(await done(asked));
  } catch (error) {
    throw error instanceof Advice ? error : new Advice(said(error));
  }
});
