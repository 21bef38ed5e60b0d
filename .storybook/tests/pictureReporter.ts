import { rmSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { closingWords } from './pictureOutcome.ts';

/** Empties the folders of results before a run, and says after it what to do about what failed. */
export class PictureReporter implements Reporter {
  readonly #folders: readonly string[];

  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  onTestRunStart(): void {
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const failed = modules.flatMap((module) => [...module.children.allTests('failed')]);
    const words = closingWords(failed.map((test) => (test.result().errors ?? []).map(({ message }) => message)));
    for (const line of words) console.error(line);
  }
}
