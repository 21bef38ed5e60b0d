import { type FaultName, faultNames } from '@marquee/sandbox/faults';
import { type CallId, calls } from '@marquee/sdk/contract/calls';
import { prepare } from '../play/prepare.ts';
import { openStage } from '../play/stage.ts';
import { tryMutations } from './mutate.ts';
import { tryFault, trySettling, withoutFault } from './tryFault.ts';

export const callIds = Object.keys(calls) as CallId[];

export interface ChaosFailure {
  readonly call: CallId;
  readonly fault: FaultName | 'none' | 'mutations';
  /** a sentence */
  readonly what: string;
}

export interface ChaosReport {
  /** calls sent under a fault, or settled */
  readonly tried: number;
  /** answers mutated at random and read */
  readonly mutated: number;
  readonly failures: readonly ChaosFailure[];
}

export interface ChaosOptions {
  readonly calls?: readonly CallId[];
  /** which faults a call is tried with; all unless said */
  faultsOf?(id: CallId): readonly FaultName[];
  /** how many mutations of each call's answer are read */
  readonly mutations: number;
  /** told after each call */
  onCall?(id: CallId, failures: readonly ChaosFailure[]): void;
}

/** Every call with every fault, over HTTP, through the client that the site uses (SDK-03, SDK-05). */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { faultsOf = () => faultNames, mutations } = options;
  const failures: ChaosFailure[] = [];
  let tried = 0;
  let mutated = 0;
  const stray: string[] = [];
  const noteStray = (reason: unknown) => stray.push(String(reason));
  process.on('unhandledRejection', noteStray);
  const stage = await openStage();

  async function one(id: CallId): Promise<ChaosFailure[]> {
    const found: ChaosFailure[] = [];
    const note = (fault: ChaosFailure['fault'], whats: readonly string[]) =>
      found.push(...whats.map((what) => ({ call: id, fault, what })));
    const prepared = await prepare(stage, id).catch((error: unknown) => {
      note('none', [error instanceof Error ? error.message : String(error)]);
      return undefined;
    });
    if (!prepared) {
      tried += 1;
      return found;
    }
    note('none', withoutFault(prepared));
    for (const fault of faultsOf(id)) {
      note(fault, await tryFault(stage, prepared, fault));
      tried += 1;
      if (prepared.call.effect === 'money') {
        note(fault, await trySettling(stage, prepared, fault));
        tried += 1;
      }
      // a rejection that nobody handles is told in a later turn
      await new Promise((resolve) => setImmediate(resolve));
      note(
        fault,
        stray.splice(0).map((reason) => `left a rejection unhandled: ${reason}`),
      );
    }
    note('mutations', await tryMutations(prepared, mutations));
    mutated += mutations;
    return found;
  }

  try {
    for (const id of options.calls ?? callIds) {
      const found = await one(id);
      failures.push(...found);
      options.onCall?.(id, found);
    }
  } finally {
    process.off('unhandledRejection', noteStray);
    await stage.close();
  }
  return { tried, mutated, failures };
}
