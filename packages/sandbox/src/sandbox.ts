import { calls } from '@marquee/sdk/contract/calls';
import type { JWK } from 'jose';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { type FaultPlan, parseFaults } from './faults.ts';
import { handlersFor } from './handlers/handlers.ts';
import type { ModuleSwitches } from './handlers/system/all.ts';
import type { PlatformHosts } from './handlers/system/hosts.ts';
import { keyRing } from './keys.ts';
import { createPlatform, type Delivery } from './platform.ts';
import { bytesFrom, type RandomBytes, seeded } from './random.ts';
import { createRouter } from './router.ts';
import type { ScenarioName } from './scenarios.ts';
import type { Wait } from './spoil.ts';
import { freshState, restoreState, type SandboxState } from './state.ts';

/** Everything from outside is handed in, so that the same options give the same answers. */
export interface SandboxOptions {
  readonly clock: { now(): number };
  readonly seed: number;
  /** bytes for tokens; without it they follow from the seed, which is right for tests only */
  readonly random?: RandomBytes;
  /** private RSA key that sealed bodies are opened with; without it one is made at the first need */
  readonly keys?: JWK;
  /** a state kept earlier; parsed, so it may come from anywhere */
  readonly state?: unknown;
  /** told why a kept state was not taken up; the sandbox then starts afresh */
  readonly onDiscarded?: (reason: string) => void;
  /** told after every change; the state is live, so write it down at once or copy it */
  readonly onChange?: (state: SandboxState) => void;
  /** told of every text message and e-mail, so that whoever runs the sandbox can read the codes */
  readonly onText?: (message: Delivery) => void;
  /** how the whole platform behaves; a request may ask for another by `X-Sandbox-Scenario` */
  readonly scenario?: ScenarioName;
  /** which calls fail how, as `parseFaults` reads it; a request may ask for others by `X-Sandbox-Fault` */
  readonly fault?: string;
  /** white-label switches by merchant code and module id; what is not named, the brand pack decides */
  readonly modules?: ModuleSwitches;
  /** where else the platform and its pictures are, and what counts visits; nothing unless said */
  readonly hosts?: PlatformHosts;
  /** how time passes for the faults `latency` and `timeout` */
  readonly wait?: Wait;
}

/** A stand-in for the operator's platform behind one fetch handler. */
export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  /** whether a path is the platform's */
  handles(pathname: string): boolean;
  state(): SandboxState;
  readonly accounts: readonly DemoAccount[];
}

const PREFIXES = ['/wps/', '/lgw/', '/lotto/', '/sandbox/'];
const JWKS_PATH: string = calls['system.jwks'].path;

function realWait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done();
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}

/** @throws NamesError when `fault` names a call or fault that does not exist */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { seed, clock } = options;
  const restored = options.state === undefined ? { state: freshState(seed) } : restoreState(options.state, seed);
  if ('reason' in restored) options.onDiscarded?.(restored.reason);
  const state = 'state' in restored ? restored.state : freshState(seed);
  const faults: FaultPlan = parseFaults(options.fault ?? '', Object.keys(calls));

  const numbers = () => {
    state.draws += 1;
    return seeded('draw', seed, state.draws);
  };
  const platform = createPlatform({
    state,
    clock,
    keys: keyRing(options.keys),
    random: options.random ?? ((length) => bytesFrom(numbers())(length)),
    numbers,
    changed: () => options.onChange?.(state),
    onText: options.onText,
  });
  const router = createRouter({
    platform,
    handlers: handlersFor(options.modules ?? {}, options.hosts),
    scenario: options.scenario ?? 'normal',
    faults,
    wait: options.wait ?? realWait,
  });

  return {
    fetch: async (request) => router.fetch(request),
    handles: (pathname) => pathname === JWKS_PATH || PREFIXES.some((prefix) => pathname.startsWith(prefix)),
    state: () => state,
    accounts: demoAccounts,
  };
}
