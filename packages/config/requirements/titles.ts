/** The title of a test that passed, with those of the groups it stands in, outermost first. */
export interface Title {
  readonly parts: readonly string[];
  /** where the report lies that tells of it */
  readonly report: string;
}

/** Titles of the tests that passed in a report of Vitest or Playwright; undefined when it is neither. */
export function passedTitles(report: string, text: string): Title[] | undefined {
  const parsed = parse(text);
  if (!isRecord(parsed)) return undefined;
  const found = Array.isArray(parsed.testResults)
    ? parsed.testResults.flatMap(vitestTitles)
    : Array.isArray(parsed.suites)
      ? parsed.suites.flatMap((suite) => playwrightTitles(suite, []))
      : undefined;
  return found?.map((parts) => ({ parts, report }));
}

function vitestTitles(file: unknown): string[][] {
  return list(file, 'assertionResults').flatMap((test): string[][] =>
    isRecord(test) && test.status === 'passed' ? [[...list(test, 'ancestorTitles'), test.title].map(String)] : [],
  );
}

/** A skipped test is no proof, nor one that passed at the second try. */
function playwrightTitles(suite: unknown, above: readonly string[]): string[][] {
  const title = isRecord(suite) ? String(suite.title ?? '') : '';
  const parts = [...above, title];
  return [
    ...list(suite, 'specs').flatMap((spec): string[][] => {
      const runs = list(spec, 'tests');
      const passed = runs.length > 0 && runs.every((run) => isRecord(run) && run.status === 'expected');
      return passed && isRecord(spec) ? [[...parts, String(spec.title)]] : [];
    }),
    ...list(suite, 'suites').flatMap((inner) => playwrightTitles(inner, parts)),
  ];
}

function list(value: unknown, key: string): unknown[] {
  const found = isRecord(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
