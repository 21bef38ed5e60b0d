import type { Reporter, TestModule } from 'vitest/node';

/** Says how many stories a minute were shown and checked. */
export class RateReporter implements Reporter {
  #start = 0;

  onTestRunStart(): void {
    this.#start = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const shown = modules.reduce((count, module) => count + [...module.children.allTests()].length, 0);
    const minutes = (performance.now() - this.#start) / 60_000;
    console.log(`${shown} stories shown, ${Math.round(shown / minutes)} a minute`);
  }
}
