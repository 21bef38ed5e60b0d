import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain Node without any package: this runs before the first install, and on a Node that may be too old for the rest.

export const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** For a person to read, without a stack: what went wrong and how to go on. */
export class Advice extends Error {
  exitCode = 1;
}

/** Environment in which turbo finds pnpm and the other tools of the workspace, and calls nobody. */
export const toolEnvironment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
};

/**
 * Runs a program to its end. With `show`, what it prints goes to the terminal as well as into the answer.
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { show = false, env = toolEnvironment } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
      child[stream].on('data', (/** @type {Buffer} */ chunk) => {
        chunks.push(chunk);
        if (show) process[stream].write(chunk);
      });
    }
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    const end = (/** @type {number} */ code, last = '') => {
      process.off('exit', stop);
      resolve({ code, output: Buffer.concat(chunks).toString() + last });
    };
    child.on('error', (error) => end(127, `${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Ctrl-C and SIGTERM end set-up at once and take what it started along. */
export function endOnSignal() {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => process.exit(signal === 'SIGINT' ? 130 : 143);
  process.on('SIGINT', end).on('SIGTERM', end);
  return () => process.off('SIGINT', end).off('SIGTERM', end);
}

/** Stops with a message on a Node older than `engines` says. */
export function checkNode(version = process.versions.node, wanted = manifest.engines.node.replace('>=', '')) {
  const numbers = (/** @type {string} */ text) => text.split('.').map(Number);
  const [have, need] = [numbers(version), numbers(wanted)];
  const differing = need.findIndex((number, place) => have[place] !== number);
  if (differing === -1 || Number(have[differing]) > Number(need[differing])) return;
  throw new Advice(
    `Marquee needs Node ${wanted} or newer; this is Node ${version}. Get a newer one at https://nodejs.org and run this again.`,
  );
}

/** Installs the packages of the lockfile, unless exactly they are there already. */
export async function ensurePackages() {
  const stamp = join(root, 'node_modules', '.marquee-install');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const args = ['-y', manifest.packageManager, 'install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
  let result = await run(npx, args, { show: true, env: process.env });
  // a lockfile that differs does so the next time too
  if (result.code !== 0 && !lockfileDiffers.test(result.output)) {
    console.log('The install failed. Trying once more …');
    result = await run(npx, args, { show: true, env: process.env });
  }
  if (result.code !== 0) throw new Advice(explainInstall(result.output));
  writeFileSync(stamp, wanted);
}

const lockfileDiffers = /OUTDATED_LOCKFILE|LOCKFILE_CONFIG_MISMATCH/;

/**
 * Why an install failed, for a person.
 * @param {string} output
 */
export function explainInstall(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output))
    return 'The package registry cannot be reached, and the packages are not installed yet. Go online (or set the proxy or registry in .npmrc) and run this again.';
  if (lockfileDiffers.test(output))
    return `pnpm-lock.yaml is not what package.json and pnpm-workspace.yaml ask for. Run "npx -y ${manifest.packageManager} install" and commit the lockfile.`;
  if (/ENOSPC/.test(output)) return 'The disk is full: the packages need about 1 GB.';
  if (/EACCES|EPERM/.test(output)) return `The packages cannot be written: this user may not write in ${root}.`;
  return 'The packages could not be installed; the lines above say why.';
}

/** Changes whenever an install could have something to do: lockfile, manifests, or the Node they were built for. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  hash.update(workspace).update(lockfile);
  for (const folder of ['.', ...workspaceFolders(workspace)])
    hash.update(readFileSync(join(root, folder, 'package.json')));
  return hash.digest('hex');
}

/** @param {string} workspace text of pnpm-workspace.yaml */
export function workspaceFolders(workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) {
  const list = /^packages:\n((?: +- .+\n)+)/m.exec(workspace)?.[1] ?? '';
  const patterns = [...list.matchAll(/- ['"]?([^'"\n]+)/g)].map(([, pattern = '']) => pattern);
  const folders = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort();
}

/**
 * Runs a script's main part; advice is printed without a stack.
 * @param {() => void | Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Advice ? error.message : error);
    // what the script started may still run
    process.exit(error instanceof Advice ? error.exitCode : 1);
  }
}
