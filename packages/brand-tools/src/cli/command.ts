import type { Catalogue } from '../catalogue.ts';

/** What a command is given, so that tests can run one without a process. */
export interface CommandInput {
  /** ids of brands */
  ids: readonly string[];
  brandsDir: string;
  /** where a command that writes files puts them */
  outDir: string;
  json: boolean;
  catalogue: Catalogue | undefined;
  out: (text: string) => void;
}

/** A command answers its exit code. */
export interface Command {
  readonly usage: string;
  readonly does: string;
  run(input: CommandInput): Promise<number>;
}
