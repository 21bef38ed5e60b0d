import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { onTestFinished } from 'vitest';

const PROJECT = 'demo-marquee';
/** what phone sign-in asks, and how the emulator tells a test which code it sent */
const ASKED = /sendVerificationCode|signInWithPhoneNumber|recaptchaParams|verificationCodes$/;

const require = createRequire(import.meta.url);
const { default: spec } = require('firebase-tools/lib/emulator/auth/apiSpec.js') as {
  default: { paths: Record<string, unknown> };
};
// compiling all of its eighty paths takes a quarter of a minute, these take seconds
for (const path of Object.keys(spec.paths)) if (!ASKED.test(path)) delete spec.paths[path];
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js') as {
  createApp(project: string): Promise<{ listen(port: number, host: string, done: () => void): Server }>;
};
const app = await createApp(PROJECT);

/** Firebase's own auth emulator, out of its command-line tools. Stops with the test. */
export async function authEmulator() {
  const server = await new Promise<Server>((resolve) => {
    const started = app.listen(0, '127.0.0.1', () => resolve(started));
  });
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `${origin}/identitytoolkit.googleapis.com`,
    /** the code of the newest SMS to a number */
    async codeFor(phoneNumber: string): Promise<string> {
      const address = `${origin}/emulator/v1/projects/${PROJECT}/verificationCodes`;
      const response = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
      const { verificationCodes } = (await response.json()) as {
        verificationCodes: { phoneNumber: string; code: string }[];
      };
      return verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code ?? '';
    },
  };
}
