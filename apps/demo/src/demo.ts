import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DemoAccount } from '@marquee/sandbox/accounts';
import { createSandbox } from '@marquee/sandbox/sandbox';
import type { ScenarioName } from '@marquee/sandbox/scenarios';
import { createSiteServer } from '@marquee/server/app';
import { listen } from '@marquee/server/listen';
import { readIndex } from '@marquee/server/lookup';
import { type Addresses, addressesOf } from './addresses.ts';
import { deliveryOf } from './delivery.ts';
import { noFolder, openFolder, type Say } from './folder.ts';
import { createKeeper } from './keeper.ts';
import { keyIn } from './key.ts';
import { switchesOf } from './switches.ts';

export interface DemoOptions {
  /** 0 takes any free port */
  readonly port: number;
  readonly host: string;
  /** serve this brand on any host name */
  readonly brand?: string | undefined;
  readonly scenario?: ScenarioName;
  /** e.g. `wallet.balance=500,*=latency(300)` */
  readonly fault?: string;
  /** folder of the build; the web app's own unless said */
  readonly dist?: string | undefined;
  /** folder for accounts and keys; `.data` of the repository unless said, empty keeps nothing */
  readonly data?: string | undefined;
  /** told what a person should know, in sentences */
  readonly say?: Say;
}

export interface Demo {
  readonly port: number;
  /** where a browser finds the brands */
  readonly addresses: Addresses;
  readonly accounts: readonly DemoAccount[];
  /** writes down what is not yet written */
  flush(): void;
  /** writes everything down, cuts every connection and ends */
  close(): Promise<void>;
}

const STATE_NAME = 'sandbox.json';
/** the stand-in's pictures and numbers follow from it */
const SEED = 2026;
const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Starts the site of every brand and the platform's stand-in on one port. Fails with a message for a person. */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const say = options.say ?? (() => {});
  const dist = options.dist ?? beside('../../web/dist');
  const brands = readIndex(dist).sites.map(({ id }) => id);
  const only = options.brand;
  if (only !== undefined && !brands.includes(only)) {
    throw new Error(`There is no brand "${only}". There are: ${brands.join(', ')}.`);
  }

  const data = options.data ?? beside('../../../.data');
  const folder = data === '' ? noFolder : openFolder(data, say);
  const keeper = createKeeper(folder, STATE_NAME, say);
  const state = folder.read(STATE_NAME);
  const sandbox = createSandbox({
    clock: { now: () => Date.now() },
    seed: SEED,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    keys: await keyIn(folder),
    ...(state === undefined ? {} : { state }),
    onDiscarded: (reason) => folder.setAside(STATE_NAME, reason),
    onChange: keeper.changed,
    onText: (message) => say(deliveryOf(message)),
    scenario: options.scenario ?? 'normal',
    fault: options.fault ?? '',
    modules: switchesOf(dist, brands),
  });

  const app = createSiteServer({ dist, only, platform: sandbox });
  const server = await listen(app, options);
  return {
    port: server.port,
    addresses: addressesOf(
      { address: server.address, port: server.port, brands: only === undefined ? brands : [only], only },
      networkInterfaces(),
    ),
    accounts: sandbox.accounts,
    flush: keeper.flush,
    close: async () => {
      await server.close(0);
      keeper.flush();
    },
  };
}
