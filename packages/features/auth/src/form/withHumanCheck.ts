import type { HumanProof } from '@marquee/blocks/human/humanCheck';
import { asksForHumanCheck } from '@marquee/sdk/refusal';

/** Sends once more with a proof where the platform says that it wants one first (AUTH-22); each proof is good once. */
export async function withHumanCheck<T>(
  send: (proof: HumanProof | undefined) => Promise<T>,
  prove: () => Promise<HumanProof>,
  first?: HumanProof,
): Promise<T> {
  try {
    return await send(first);
  } catch (failure) {
    if (!asksForHumanCheck(failure)) throw failure;
    return send(await prove());
  }
}
