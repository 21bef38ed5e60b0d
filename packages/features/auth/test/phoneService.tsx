import { loadPhoneSignIn } from '@marquee/sdk/phone/loadPhoneSignIn';
import type { PhoneSignInOptions } from '@marquee/sdk/phone/phoneSignIn';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PhoneSignInContext } from '../src/phoneSignIn/usePhoneSignIn.ts';

const CHECK_ORIGIN = 'https://check.specimen.example';
/** A brand whose codes the phone service sends, and the platform none. */
export const phoneSignIn = {
  apiKey: 'demo-web-api-key',
  checkUrl: `${CHECK_ORIGIN}/phone-check.html`,
  ownCodes: false,
};

export interface PhoneServiceOptions {
  /** what the service answers in place of the sandbox's stand-in, by the last part of the address */
  answers?: Partial<Record<string, (body: unknown) => Response | Promise<Response>>>;
}

/** The phone service of the sandbox, as the browser would reach it; what was asked of it is written down. */
export function phoneService(fetchStandIn: () => (request: Request) => Promise<Response>) {
  const asked: string[] = [];
  const answers: NonNullable<PhoneServiceOptions['answers']> = {};
  const load = (options: PhoneSignInOptions) =>
    loadPhoneSignIn({
      ...options,
      origin: 'https://play.specimen.example/sandbox/phone',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
        asked.push(call);
        const own = answers[call];
        return own ? own(request) : fetchStandIn()(request);
      },
    });
  const Service = ({ children }: { children: ReactNode }) => (
    <PhoneSignInContext value={load}>{children}</PhoneSignInContext>
  );
  return { asked, answers, Service };
}

/** How the service says no. */
export const saysNo = (message: string) => () => Response.json({ error: { code: 400, message } }, { status: 400 });

/** The frame of the check that is open. */
export const checkFrame = () => screen.findByTitle<HTMLIFrameElement>('Check by Google');

/** The page in the frame says something, or another page does. */
export async function checkSays(what: object, from: { origin?: string; source?: Window | null } = {}) {
  const frame = await checkFrame();
  const { origin = CHECK_ORIGIN, source = frame.contentWindow } = from;
  const data = { kind: 'marquee.phoneCheck', ...what };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}
