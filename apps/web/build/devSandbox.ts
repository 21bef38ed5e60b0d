import { createSandbox, type Sandbox } from '@marquee/sandbox/sandbox';

/** One seed for development: whoever reports something odd, the next one sees the same. */
const SEED = 1;

/** The platform's stand-in for the dev server, in memory: a restart begins afresh. Codes that it sends are said in the window. */
export function devSandbox(): Sandbox {
  return createSandbox({
    clock: Date,
    seed: SEED,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    onText: ({ channel, to, text }) => console.log(`${channel === 'sms' ? 'SMS to +' : 'E-mail to '}${to}: ${text}`),
  });
}
