/** What `pnpm visual` is to do. */
export type PictureRun =
  | { readonly kind: 'say'; readonly text: string; readonly failed: boolean }
  /** compare, or take anew; `records`: all pictures are then of this browser */
  | { readonly kind: 'run'; readonly records: boolean };

/** What was asked of `pnpm visual`. */
export interface AskedPictures {
  /** accept what is seen now */
  readonly update: boolean;
  /** parts of paths of story files; all stories where there is none */
  readonly filters: readonly string[];
}

/** A Chromium, as far as it matters to how it draws. */
export interface Chromium {
  readonly major: number;
  /** its headless shell */
  readonly shell: boolean;
}

/**
 * Decides by what was asked and by the major versions of the browser at hand and of the one whose pictures were accepted
 * (STORY-03b). Browsers of different versions draw text differently, and so do a whole one and its headless shell: one
 * set of pictures is of one version, and of the whole browser.
 */
export function pictureRun(
  { update, filters }: AskedPictures,
  { major, shell }: Chromium,
  recorded: number | undefined,
): PictureRun {
  if (shell) {
    const text = 'they are of a whole Chromium, and CHROMIUM names its headless shell, which draws text differently.';
    return { kind: 'say', text: `${update ? 'No picture taken' : 'Pictures skipped'}: ${text}`, failed: update };
  }
  if (recorded === major) return { kind: 'run', records: false };
  const between = `they were taken with Chromium ${recorded ?? 'nothing'}, this is ${major}`;
  if (!update) {
    const text = `Pictures skipped: ${between}. Take them anew with: pnpm visual -u`;
    return { kind: 'say', text, failed: false };
  }
  if (filters.length === 0) return { kind: 'run', records: true };
  const text = `No picture taken: ${between}, and some would be of one and some of the other. Take all of them anew with: pnpm visual -u`;
  return { kind: 'say', text, failed: true };
}
