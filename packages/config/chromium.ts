/** The Chromium of the machine, in which stories, end-to-end tests and measurements run. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Still and quiet: nothing of its own in the background, and no sandbox, which a container does not allow. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
