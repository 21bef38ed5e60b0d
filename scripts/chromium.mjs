import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Advice, run } from './setup.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
 * The browser for the end-to-end tests: CHROMIUM, else one that is installed, else Debian's when this is root.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium(env = process.env) {
  if (env.CHROMIUM) {
    if (executable(env.CHROMIUM)) return env.CHROMIUM;
    throw new Advice(`CHROMIUM names ${env.CHROMIUM}, which is no program.`);
  }
  const installed = findInstalled(env);
  if (installed) return installed;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium from Debian …');
    const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    const update = await run('apt-get', ['update'], quiet);
    const install = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
    const found = findInstalled(env);
    if (found) return found;
    console.error(update.output + install.output);
  }
  throw new Advice(
    'The end-to-end tests need Chromium. Install it ("apt-get install chromium" on Debian), or set CHROMIUM to the path of a Chromium or Chrome.',
  );
}

/** @param {NodeJS.ProcessEnv} env */
function findInstalled(env) {
  const folders = ['/usr/bin', ...(env.PATH ?? '').split(delimiter)].filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(executable);
}
