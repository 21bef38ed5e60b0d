import { parseArgs } from 'node:util';
import { faultForms, parseFaults } from '@marquee/sandbox/faults';
import { parseScenario, type ScenarioName, scenarioNames } from '@marquee/sandbox/scenarios';
import { calls } from '@marquee/sdk/contract/calls';

export const help = `Serves every built brand, with a stand-in for the operator's platform.

  npm start -- [--port <n>] [--host <address>] [--brand <id>] [--scenario <name>] [--fault <call>=<fault>]

  --port      port, or PORT                                  (default: 4173; 0 takes any free one)
  --host      address to listen on, or HOST                  (default: 127.0.0.1, this machine only)
  --brand     serve this brand on any host name
  --scenario  how the platform behaves: ${scenarioNames.join(', ')}
  --fault     what goes wrong, e.g. wallet.balance=500 or *=latency(300); may be repeated.
              Faults: ${faultForms.join(', ')}
  --data      folder for accounts and keys, or DATA_DIR      (default: .data; empty keeps nothing)
  --dist      folder that "pnpm build" made                  (default: apps/web/dist)`;

export interface Arguments {
  readonly help: boolean;
  readonly port: number;
  readonly host: string;
  readonly brand: string | undefined;
  readonly scenario: ScenarioName;
  /** as `parseFaults` reads it */
  readonly fault: string;
  /** undefined: the usual folder; empty: nothing is kept */
  readonly data: string | undefined;
  readonly dist: string | undefined;
}

/** Command line first, then the environment, then defaults; an empty host or port is none. Throws with a message for a person. */
export function readArguments(args: string[], env: Readonly<Record<string, string | undefined>>): Arguments {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      port: { type: 'string' },
      host: { type: 'string' },
      brand: { type: 'string' },
      scenario: { type: 'string', default: 'normal' },
      fault: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      dist: { type: 'string' },
    },
  });
  const fault = values.fault.join(',');
  parseFaults(fault, Object.keys(calls));
  return {
    help: values.help,
    port: readPort(values.port || env.PORT || '4173'),
    host: values.host || env.HOST || '127.0.0.1',
    brand: values.brand,
    scenario: parseScenario(values.scenario),
    fault,
    data: values.data ?? env.DATA_DIR,
    dist: values.dist,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`"${text}" is no port: give a number from 0 to 65535`);
}
