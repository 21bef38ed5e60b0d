/** A file of the build by its name → its coming. */
const begun: Record<string, Promise<void> | undefined> = {};
/** Whether anything failed to come since the page stands: from then on nothing is imported that is not known to be there. */
let lost = false;

/**
 * Imports a part with all the files that it needs. Browsers may keep an import that failed as failed for as long as the page
 * stands (SHELL-17), so without a network, or once something was lost, the files are fetched before the import begins: a fetch
 * that failed is made again, and what has come is in the browser's cache. The build puts this around each `import()`, with the
 * names of the files.
 */
export async function fetchFirst<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  let stuck = false;
  try {
    const fetches = isCareful();
    for (const file of files) begun[file] ??= bring(`/${file}`);
    await Promise.all(files.map((file) => begun[file]));
    stuck = fetches;
    return await load();
  } catch (error) {
    lost = true;
    for (const file of files) {
      delete begun[file];
      document.querySelector(`link[rel=modulepreload][href="/${file}"]`)?.remove();
    }
    // under the name that Vite gives it; stuck: the files came, and were not taken
    dispatchEvent(new CustomEvent('vite:preloadError', { detail: { error, stuck } }));
    throw error;
  }
}

const isCareful = () => lost || !navigator.onLine;

async function bring(address: string): Promise<void> {
  // the page asks for it by itself, or has its styles in it
  if (document.querySelector(`link[href="${address}"]`)) return;
  if (address.endsWith('.css')) return addStyles(address);
  if (!isCareful()) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href: address }));
    return;
  }
  // as long as a part of the site may take: what hangs is let go then, so that it can be asked for anew
  const answer = await fetch(address, { signal: AbortSignal.timeout(120_000) });
  if (!answer.ok) throw new Error(`${answer.status}`);
  // to its end: an answer may be cut
  await answer.arrayBuffer();
}

function addStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'stylesheet',
      href,
      onload: resolve,
      onerror(error: Event) {
        link.remove();
        reject(error);
      },
    });
    document.head.append(link);
  });
}
