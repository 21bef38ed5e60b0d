import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createJweCipher } from '@marquee/sdk/cipher';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import * as z from 'zod/mini';
import { runCommand, UsageError } from '../../../../scripts/commandLine.mjs';
import { reachable } from '../http/reachable.ts';
import { freshNames } from '../play/player.ts';
import { help, readArguments } from './arguments.ts';
import { linesOf, summaryOf } from './print.ts';
import { isFault, runConformance } from './run.ts';

const pathTable = z.record(z.string(), z.string());
const pathsFile = z.union([z.object({ api: z.object({ paths: pathTable }) }), pathTable]);

/** A table of paths, or the one that a brand.json holds. */
function readPaths(file: string | undefined): Readonly<Record<string, string>> {
  if (file === undefined) return {};
  // pnpm runs scripts in a package's folder; paths are meant from where the command was typed
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  try {
    const read = z.parse(pathsFile, JSON.parse(readFileSync(path, 'utf8')));
    return 'api' in read && typeof read.api === 'object' ? read.api.paths : (read as Record<string, string>);
  } catch {
    throw new UsageError(`${path} is no JSON file of paths by call id, and no brand.json with "api.paths".`);
  }
}

function callsNamed(names: readonly string[]): CallId[] | undefined {
  const unknown = names.find((name) => !Object.hasOwn(calls, name));
  if (unknown !== undefined) throw new UsageError(`There is no call "${unknown}". pnpm openapi lists them.`);
  return names.length === 0 ? undefined : (names as CallId[]);
}

await runCommand(help, async (args) => {
  const asked = readArguments(args, process.env);
  const { merchant, language, member, agent, write } = asked;
  const origin = await reachable(asked.origin);
  const named = callsNamed(asked.calls);
  const { seal } = createJweCipher({ keys: { url: `${origin}${calls['system.jwks'].path}` } });
  const results = await runConformance({
    connection: {
      origin,
      merchant: { merchant, merchantCode: merchant },
      language,
      seal,
      paths: readPaths(asked.paths),
    },
    member,
    agent,
    write,
    fresh: freshNames(`mq${Date.now().toString(36)}`),
    ...(named && { calls: named }),
    onResult: (result) => {
      for (const line of linesOf(result)) console.log(line);
    },
  });
  console.log(summaryOf(results));
  if (results.some(isFault)) process.exitCode = 1;
});
