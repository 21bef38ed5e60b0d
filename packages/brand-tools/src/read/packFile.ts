/** A file of a pack, by its path inside the pack with `/`. */
export interface PackFile<Bytes extends Uint8Array = Buffer> {
  readonly path: string;
  readonly bytes: Bytes;
}
