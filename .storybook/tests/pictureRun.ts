/** What `pnpm visual` is to do. */
export type PictureRun =
  | { readonly kind: 'say'; readonly text: string; readonly failed: boolean }
  /** compare, or take anew; `records`: all pictures are then of this browser */
  | { readonly kind: 'run'; readonly records: boolean };

const help = `Compares stories with the pictures that were accepted; where one differs, the difference is drawn.

  pnpm visual [<part of a story file's path>] [-u]

  -u, --update   accepts what is seen now`;

/**
 * Decides by what was asked and by the major versions of the browser at hand and of the one whose pictures were accepted
 * (STORY-03b). Browsers of different versions draw text differently: one set of pictures is of one version.
 */
export function pictureRun(asked: readonly string[], major: number, recorded: number | undefined): PictureRun {
  if (asked.includes('--help') || asked.includes('-h')) return { kind: 'say', text: help, failed: false };
  const update = asked.some((word) => word === '-u' || word === '--update');
  if (recorded === major) return { kind: 'run', records: false };
  const between = `they were taken with Chromium ${recorded ?? 'nothing'}, this is ${major}`;
  if (!update) {
    const text = `Pictures skipped: ${between}. Take them anew with: pnpm visual -u`;
    return { kind: 'say', text, failed: false };
  }
  if (asked.every((word) => word.startsWith('-'))) return { kind: 'run', records: true };
  const text = `No picture taken: ${between}, and some would be of one and some of the other. Take all of them anew with: pnpm visual -u`;
  return { kind: 'say', text, failed: true };
}
