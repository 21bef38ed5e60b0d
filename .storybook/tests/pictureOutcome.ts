/** Where differences are drawn, as people name it from the repository's folder. */
const RESULTS = '.storybook/test-results/pictures';
const SLOW = 'The machine was too slow';

/** Says of a picture that could not be taken in time what that means: it tells nothing about the picture. */
export function sayTooSlow(failure: unknown): never {
  if (failure instanceof Error && failure.message.includes('Could not capture a stable screenshot'))
    throw new Error(`${SLOW}, or the screen never stood still: no picture in time. ${failure.message}`);
  throw failure;
}

const differs = /does not match the stored reference|No existing reference/;
const slow = new RegExp(`${SLOW}|timed out in \\d+ms`);

/**
 * What to do next, by what went wrong.
 *
 * @param failures for each story that failed, what was said
 * @param filters parts of paths that the run was asked for: what is accepted is no more than what was seen
 */
export function closingWords(failures: readonly (readonly string[])[], filters: readonly string[] = []): string[] {
  const all = (kind: RegExp) => failures.filter((said) => said.some((text) => kind.test(text))).length;
  const [different, late] = [all(differs), all(slow)];
  const broken = failures.filter((said) => said.some((text) => !differs.test(text) && !slow.test(text))).length;
  return [
    ...(different > 0
      ? [
          `${count(different, 'picture differs', 'pictures differ')}: see ${RESULTS}. If it is meant: ${['pnpm visual', ...filters, '-u'].join(' ')}`,
        ]
      : []),
    ...(late > 0
      ? [
          `${count(late, 'picture was', 'pictures were')} not taken in time: the machine was too slow. Run them again when it has less to do.`,
        ]
      : []),
    ...(broken > 0
      ? [
          `${count(broken, 'story fails', 'stories fail')} by more than the picture: mend that first, -u accepts no such one.`,
        ]
      : []),
  ];
}

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;
