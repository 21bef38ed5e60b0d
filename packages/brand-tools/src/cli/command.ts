import type { Catalogue } from '../catalogue.ts';
import type { Terminal } from './terminal.ts';

/** Every option of every command, as it stands on the command line. */
export interface Options {
  readonly json?: boolean;
  readonly out?: string;
  readonly name?: string;
  readonly color?: readonly string[];
  readonly domain?: readonly string[];
  readonly languages?: string;
  readonly language?: string;
  readonly from?: string;
  readonly jurisdiction?: string;
  readonly entity?: string;
  readonly currency?: string;
  readonly platform?: string;
  readonly pictures?: boolean;
}
export type OptionName = keyof Options;

/** What a command is given, so that tests can run one without a process. */
export interface CommandInput {
  /** what stands after the command: ids of brands, files, a kind of finding */
  args: readonly string[];
  options: Options;
  brandsDir: string;
  /** folder against which paths on the command line are read */
  cwd: string;
  catalogue: Catalogue;
  /** descriptions of the product's messages by id, for translators; slow, so only for who asks */
  describe: () => Promise<ReadonlyMap<string, string>>;
  env: Readonly<Record<string, string | undefined>>;
  /** somebody who can be asked; absent when the command is run by a program */
  terminal: Terminal | undefined;
  out: (text: string) => void;
}

/** A command answers its exit code: 0, 1 for findings, 2 for a command line that makes no sense. */
export interface Command {
  readonly usage: string;
  readonly does: string;
  /** its options, with what `--help` says of each */
  readonly options?: Partial<Record<OptionName, string>>;
  run(input: CommandInput): Promise<number>;
}
