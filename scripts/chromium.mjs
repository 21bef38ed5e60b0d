import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Advice, run } from './setup.mjs';

// for pages alone: a whole browser draws windows of its own beside each page, which nobody sees
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Still and quiet: nothing of its own in the background, and no sandbox, which a container does not allow.
 * @type {readonly string[]}
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} env
 */
function search(names, env) {
  if (env.CHROMIUM) {
    if (executable(env.CHROMIUM)) return env.CHROMIUM;
    throw new Advice(`CHROMIUM names ${env.CHROMIUM}, which is no program.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
}

/**
 * The Chromium of this machine: CHROMIUM, else one that is installed. Its headless shell comes first; where `whole` is
 * asked for, it does not count. Throws advice where there is none.
 * @param {{ whole?: boolean }} [kind]
 * @returns {string} its path
 */
export function findChromium({ whole = false } = {}, env = process.env) {
  const found = search(whole ? browsers : [...shells, ...browsers], env);
  if (found) return found;
  const [name] = whole ? browsers : shells;
  throw new Advice(
    `This needs ${whole ? 'a whole Chromium' : 'Chromium'}. Install it ("apt-get install ${name}" on Debian), or set CHROMIUM to the path of a Chromium or Chrome.`,
  );
}

/** Installs Debian's Chromium where none is found and this may. Throws advice where that does not help. */
export async function ensureChromium(env = process.env) {
  const names = [...shells, ...browsers];
  if (search(names, env)) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium from Debian …');
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    let said = (await run('apt-get', ['update'], quiet)).output;
    // not every release has the shell in a package of its own
    for (const name of ['chromium-headless-shell', 'chromium']) {
      said += (await run('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)).output;
      if (search(names, env)) return;
    }
    console.error(said);
  }
  findChromium({}, env);
}
