import { PlatformError } from '@marquee/sdk/errors';
import { tellChunkLost } from './chunkStore.ts';

/**
 * Fetches code that a call needs, as part of the call: one that does not come is a platform that was not reached, with its
 * words and its way to try again, and no fault of ours (SHELL-17, WEB-06).
 */
export async function callPart<T>(call: string, fetchPart: () => Promise<T>): Promise<T> {
  try {
    return await fetchPart();
  } catch (cause) {
    tellChunkLost();
    throw new PlatformError('offline', call, { cause });
  }
}
