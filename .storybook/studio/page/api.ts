import type { SaveOutcome } from '@marquee/brand-tools/studio/save';
import type { SaveRequest } from '@marquee/brand-tools/studio/saveRequest';
import type { StudioList, StudioPack, UnopenedPack } from '../shared/studioPack.ts';

/** The studio's own server, on the address that the page came from. */
export const api = {
  list: () => get<StudioList>('brands.json'),
  open: (id: string) => get<StudioPack | UnopenedPack>(`packs/${id}.json`),
  async save(request: SaveRequest): Promise<SaveOutcome> {
    try {
      const answer = await fetch('save', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(request),
      });
      return (await answer.json()) as SaveOutcome;
    } catch {
      return { kind: 'refused', reason: 'The studio’s server does not answer. Is pnpm studio still running?' };
    }
  },
};

async function get<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok && answer.status !== 404) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as T;
}
