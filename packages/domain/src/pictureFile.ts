/** What a player may attach to an application or as a proof of payment (PROM-02, section 9). */
export const pictureLimits = { most: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const;

/** Characters of the remark of an application at most (PROM-02). */
export const REMARK_MOST = 140;

export type PictureProblem = 'tooMany' | 'tooLarge' | 'wrongType';

const SIGNATURES: readonly (readonly [type: (typeof pictureLimits.types)[number], bytes: readonly number[]])[] = [
  // PNG (W3C, section 5.2) and JPEG's start of image with the marker after it (ITU-T T.81, table B.1)
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** How many bytes `pictureTypeOf` needs to see. */
export const SIGNATURE_BYTES = 8;

/** What a file is by its first bytes, whatever its name says; `undefined` for anything but PNG and JPEG. */
export function pictureTypeOf(head: Uint8Array): (typeof pictureLimits.types)[number] | undefined {
  return SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0];
}

/** The first thing that is wrong with a choice of files, as far as their sizes and declared types tell. */
export function pictureProblem(files: readonly { size: number; type: string }[]): PictureProblem | undefined {
  if (files.length > pictureLimits.most) return 'tooMany';
  if (files.some(({ type }) => !(pictureLimits.types as readonly string[]).includes(type))) return 'wrongType';
  return files.some(({ size }) => size > pictureLimits.bytes) ? 'tooLarge' : undefined;
}

/** Characters as a reader counts them, roughly: code points, so that an emoji is not two. */
export function lengthOf(text: string): number {
  return [...text].length;
}
