import pc from 'picocolors';

const { stdout, env } = process;
const isPainted = stdout.isTTY ? stdout.hasColors() : Boolean(env.FORCE_COLOR || env.CI) && !env.NO_COLOR;

/** The colours of a terminal, where there is one. Left to itself the library takes `--color`, which is a brand's, as meant for it. */
export const paint = pc.createColors(isPainted);
