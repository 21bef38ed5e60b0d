import type { BrandData } from '@marquee/brand/data';
import type { LanguageCode } from '@marquee/i18n/languages';
import { generateKey } from '@marquee/sandbox/keys';
import { createSandbox, type Sandbox, type SandboxOptions } from '@marquee/sandbox/sandbox';
import { parseScenario } from '@marquee/sandbox/scenarios';
import { createJweCipher } from '@marquee/sdk/cipher';
import { type Client, createClient } from '@marquee/sdk/client';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { memberInfo } from '@marquee/sdk/contract/member/info';
import { login } from '@marquee/sdk/contract/session/login';
import { type AppStorage, createMemoryStorage } from '@marquee/state/storage';
import { type AppStore, createAppStore } from '@marquee/state/store';
import { type FixedClock, fixedClock } from './fixedClock.ts';
import { testBrand } from './testBrand.ts';

export interface TestAppOptions {
  /** how the platform behaves, by the sandbox's names */
  scenario?: SandboxOptions['scenario'];
  /** which calls fail how, e.g. `session.login=500` */
  fault?: string;
  language?: LanguageCode;
  theme?: 'light' | 'dark';
  /** who is logged in; nobody unless said */
  session?: 'visitor' | 'member' | 'agent' | 'trial';
  /** what differs from the test brand */
  brand?: Partial<BrandData>;
  storage?: AppStorage;
  clock?: FixedClock;
  /** white-label switches, by merchant code and module id */
  modules?: SandboxOptions['modules'];
  /** what the platform lists beside itself: other domains, hosts of pictures and games */
  hosts?: SandboxOptions['hosts'];
  /** how requests travel to the sandbox; straight into it unless said */
  connect?: (sandbox: Sandbox) => typeof fetch;
  /** a page that is not on a secure origin has none */
  subtle?: SubtleCrypto | undefined;
}

/** A request as it went out, for what a server would see. */
export interface SentRequest {
  readonly call: CallId | undefined;
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

/** The whole product below the screens, on the sandbox, with a clock that stands still. */
export interface TestApp {
  readonly brand: BrandData;
  readonly app: AppStore;
  readonly client: Client;
  readonly sandbox: Sandbox;
  readonly clock: FixedClock;
  /** what went out so far, oldest first */
  readonly requests: SentRequest[];
  /** the requests of one call */
  sent(call: CallId): SentRequest[];
  /** from now on these calls fail so; empty = none */
  fail(fault: string): void;
  /** holds every answer of a call back until the returned function is called */
  hold(call: CallId): () => void;
}

/** Made once for all sandboxes of a test file: making an RSA key takes longer than most tests. */
const key = generateKey();
const SEED = 7;
/** no client waits so long */
const LONG_MS = 60_000;

/** Makes the product for one test or story. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  // a story's parameters have no type, and a refusal by the platform would look like a failing one
  if (options.scenario !== undefined) parseScenario(options.scenario);
  const { session = 'visitor', clock = fixedClock(), storage = createMemoryStorage() } = options;
  const brand = { ...testBrand, ...options.brand };
  const { default: language, supported } = brand.languages;
  const sandbox = createSandbox({
    clock,
    seed: SEED,
    keys: await key,
    // a late answer is there at once; one that never comes is left to the client's own time-out
    wait: (ms, signal) =>
      ms < LONG_MS ? Promise.resolve() : new Promise((gone) => signal.addEventListener('abort', () => gone())),
    ...(options.scenario && { scenario: options.scenario }),
    ...(options.modules && { modules: options.modules }),
    ...(options.hosts && { hosts: options.hosts }),
  });
  const app = createAppStore({
    storage,
    clock,
    defaults: { theme: options.theme ?? brand.theme.default, language: options.language ?? language },
    languages: supported,
    ...(typeof document !== 'undefined' && { root: document.documentElement }),
  });

  const travel = options.connect?.(sandbox) ?? ((request: Request) => sandbox.fetch(request));
  const requests: SentRequest[] = [];
  const held = new Map<CallId, Promise<void>>();
  let fault = '';
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const sent = await record(request.clone());
    requests.push(sent);
    if (fault) request.headers.set('X-Sandbox-Fault', fault);
    await (sent.call && held.get(sent.call));
    const response = await travel(request);
    // what a browser's fetch does where there is no connection
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };

  const cipher = createJweCipher({
    keys: { url: `${brand.api.origin}/.well-known/jwks.json` },
    fetch,
    wait: async () => {},
    ...('subtle' in options && { subtle: options.subtle }),
  });
  const client = createClient({
    origin: brand.api.origin,
    fetch,
    session: app.session,
    merchant: brand,
    language: app.preferences.language,
    seal: cipher.seal,
    paths: brand.api.paths,
    random: () => 0.5,
    clock,
    wait: async () => {},
  });

  if (session !== 'visitor') await signIn({ app, client, sandbox }, session);
  requests.length = 0;
  fault = options.fault ?? '';
  return {
    brand,
    app,
    client,
    sandbox,
    clock,
    requests,
    sent: (call) => requests.filter((request) => request.call === call),
    fail(next) {
      fault = next;
    },
    hold(call) {
      let release = () => {};
      held.set(call, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(call);
        release();
      };
    },
  };
}

async function record(request: Request): Promise<SentRequest> {
  const url = new URL(request.url);
  const call = Object.values(calls).find(({ method, path }) => method === request.method && path === url.pathname);
  return { call: call?.id, method: request.method, url, headers: request.headers, body: await request.text() };
}

/** Logs in at the sandbox as the first of its accounts of a kind, also where somebody else is logged in. */
export async function signIn(
  { app, client, sandbox }: Pick<TestApp, 'app' | 'client' | 'sandbox'>,
  kind: 'member' | 'agent' | 'trial',
): Promise<void> {
  const account = sandbox.accounts.find((candidate) => candidate.kind === kind);
  if (!account) throw new Error(`The sandbox has no ${kind} account. See its accounts.ts.`);
  const { username, password } = account;
  const { token } = await client.send(login, { username, password, type: 'username', agent: kind === 'agent' });
  app.session.begin(token);
  const member = await client.send(memberInfo, {});
  app.session.signIn({ token, type: String(member.isAgent), account: member.account });
}
