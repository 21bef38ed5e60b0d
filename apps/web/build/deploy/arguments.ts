import path from 'node:path';
import { readCommandLine, UsageError } from '../../../../scripts/commandLine.mjs';
import { usualPlace } from './writeDeploy.ts';

export const help = `Brings a build to where it is served, and back.

  pnpm release publish             puts the build beside the last ones and makes it the current one
  pnpm release back [<release>]    makes the one before the current one again, or the one that is named
  pnpm release list                shows the releases, oldest first, the current one marked
  pnpm release export <brand>      copies one brand's site for a static host, with its _headers and _redirects

  --to <dir>          where releases lie, or where the export goes   (default: ${usualPlace}, or dist-<brand>)
  --dist <dir>        the build                                       (default: apps/web/dist)
  --listen <address>  of the servers in nginx.conf; may be repeated   (default: 80 and [::]:80)
  --platform <url>    where nginx sends the platform's paths
  --include <file>    a file of your own for every server of nginx: certificates, logs
  --brotli            nginx has the brotli module
  --cloudflare        the export is for Cloudflare Pages, which wants no _redirects`;

const commands = ['publish', 'back', 'list', 'export'] as const;

export interface ReleaseArguments {
  readonly command: (typeof commands)[number];
  /** a release or a brand */
  readonly name: string | undefined;
  readonly to: string | undefined;
  readonly dist: string;
  readonly listen: string[];
  readonly platform: string | undefined;
  readonly include: string | undefined;
  readonly brotli: boolean;
  readonly cloudflare: boolean;
}

const build = path.resolve(import.meta.dirname, '../../dist');

/** Reads the command line. Throws a `UsageError`. */
export function readArguments(args: string[]): ReleaseArguments {
  const { values, positionals } = readCommandLine(
    args,
    {
      to: { type: 'string' },
      dist: { type: 'string', default: build },
      listen: { type: 'string', multiple: true, default: ['80', '[::]:80'] },
      platform: { type: 'string' },
      include: { type: 'string' },
      brotli: { type: 'boolean', default: false },
      cloudflare: { type: 'boolean', default: false },
    },
    { allowPositionals: true },
  );
  const [said, name] = positionals;
  const command = commands.find((one) => one === said);
  if (command === undefined)
    throw new UsageError(said === undefined ? help : `There is no command ${said}. There is: ${commands.join(', ')}.`);
  if (values.platform !== undefined && !URL.canParse(values.platform)) {
    throw new UsageError(`--platform ${values.platform} is no address such as http://127.0.0.1:9000.`);
  }
  const odd = values.listen.find((address) => !/^[\w.:[\]/ -]+$/.test(address));
  if (odd !== undefined) throw new UsageError(`--listen ${odd} is no address such as 80 or "443 ssl".`);
  if (/["\\$\n\r]/.test(values.include ?? '')) {
    throw new UsageError(`--include ${values.include} is no path that nginx could read. Rename the file.`);
  }
  const { to, dist, listen, platform, include, brotli, cloudflare } = values;
  return { command, name, to, dist, listen, platform, include, brotli, cloudflare };
}
