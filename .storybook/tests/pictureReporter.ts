import { rmSync } from 'node:fs';
import { DefaultReporter, type TestModule } from 'vitest/node';
import { closingWords } from './pictureOutcome.ts';

/** What a run of pictures needs to know of itself. */
export interface ReportedRun {
  /** folders of results, emptied before the run */
  readonly results: readonly string[];
  /** parts of paths of story files; all stories where there is none */
  readonly filters: readonly string[];
}

/** Prints files with pictures alone, and says after the run what to do about what failed. */
export class PictureReporter extends DefaultReporter {
  readonly #run: ReportedRun;

  constructor(run: ReportedRun) {
    super();
    this.#run = run;
  }

  override onTestRunStart(...how: Parameters<DefaultReporter['onTestRunStart']>): void {
    for (const folder of this.#run.results) rmSync(folder, { recursive: true, force: true });
    super.onTestRunStart(...how);
  }

  override onTestRunEnd(...how: Parameters<DefaultReporter['onTestRunEnd']>): void {
    super.onTestRunEnd(...how);
    const [modules] = how;
    const failed = modules.flatMap((module) => [...module.children.allTests('failed')]);
    const said = failed.map((test) => (test.result().errors ?? []).map(({ message }) => message));
    for (const line of closingWords(said, this.#run.filters)) console.error(line);
  }

  protected override printTestModule(module: TestModule): void {
    if (module.state() !== 'skipped') super.printTestModule(module);
  }
}
