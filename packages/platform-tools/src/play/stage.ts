import { generateKey } from '@marquee/sandbox/keys';
import { createSandbox, type Sandbox } from '@marquee/sandbox/sandbox';
import type { SandboxState } from '@marquee/sandbox/state';
import { createJweCipher } from '@marquee/sdk/cipher';
import type { Call } from '@marquee/sdk/contract/call';
import { playLanguage } from '@marquee/sdk/contract/play';
import { type Served, serve } from '../http/serve.ts';
import { type Person, personAt } from './person.ts';

/** a moment in the life of the stand-in; nothing here reads a real clock */
const START = Date.UTC(2026, 4, 1, 10, 20);
const SEED = 7;
/** no client of these runs waits so long for an answer */
const NEVER_MS = 60_000;
/** patience with an answer that will not come; everything else is given the call's own time */
const SHORT_MS = 25;

/** The stand-in behind real HTTP, put back to any state it was in, and a person at it. */
export interface Stage {
  /** the platform from now on: as it was in that state, with one call failing so */
  put(state: SandboxState | undefined, fault?: string): void;
  state(): SandboxState;
  /** lets time go by, for this platform and those put later */
  pass(ms: number): void;
  /** @param fetch looks at what travels */
  person(fetch?: typeof globalThis.fetch): Person;
  readonly origin: string;
  close(): Promise<void>;
}

/** The same call, patient only for a moment: what a test of a time-out needs. */
export const impatient = <C extends Call>(call: C): C => ({ ...call, timeoutMs: SHORT_MS });

export async function openStage(): Promise<Stage> {
  const keys = await generateKey();
  const { kty, n, e, kid } = keys;
  let sandbox: Sandbox;
  let now = START;
  const put: Stage['put'] = (state, fault = '') => {
    sandbox = createSandbox({
      clock: { now: () => now },
      seed: SEED,
      keys,
      ...(state && { state: structuredClone(state) }),
      onDiscarded: (reason) => {
        throw new Error(`The stand-in does not take up its own state: ${reason}`);
      },
      fault,
      wait: (ms, signal) =>
        ms < NEVER_MS
          ? Promise.resolve()
          : new Promise((gone) => {
              if (signal.aborted) gone();
              else signal.addEventListener('abort', () => gone());
            }),
    });
  };
  put(undefined);
  const served: Served = await serve((request) => sandbox.fetch(request));
  const { seal } = createJweCipher({ keys: { jwks: { keys: [{ kty, n, e, kid }] } } });

  return {
    put,
    state: () => sandbox.state(),
    pass: (ms) => {
      now += ms;
    },
    origin: served.origin,
    close: served.close,
    person: (fetch = globalThis.fetch) => {
      let calls = 0;
      return personAt({
        origin: served.origin,
        fetch,
        merchant: { merchant: 'M1', merchantCode: 'M1' },
        language: playLanguage,
        seal,
        // the same in every run, so that two runs can be held against each other
        key: () => `chaos-${++calls}`,
        clock: { now: () => now },
        random: () => 0.5,
        wait: async () => {},
      });
    },
  };
}
