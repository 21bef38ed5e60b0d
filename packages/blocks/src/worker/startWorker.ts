/** The part of the Trusted Types API that is used; not every browser has it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

/** The site's pages take no address of a script but through this (WEB-04), and it lets through only their own. */
const policy = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('marquee-worker', {
  createScriptURL(address) {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`A worker is part of this site; ${address} is not.`);
  },
});

/** An address of a script of this site, as the page's policy wants it. */
export function ownScript(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string;
}

/** Starts a worker from the address that the build gives it (`import address from './x.worker.ts?worker&url'`). */
export function startWorker(address: string): Worker {
  return new Worker(ownScript(address), { type: 'module' });
}
