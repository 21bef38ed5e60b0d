import { catalogueOf } from '../games/catalogue.ts';
import { vendorAt } from '../games/vendors.ts';
import { gameTile } from './games/tile.ts';
import { vendorMark } from './vendors/mark.ts';

/** The picture of a game, if there is such a game. */
export function gameArtOf(nodeId: string, seed: number): string | undefined {
  const game = catalogueOf(seed).find(nodeId);
  return game && gameTile({ id: nodeId, vendor: game.vendor.code, subject: game.subject }, seed);
}

/** The mark of a vendor, if there is such a vendor. */
export function vendorArtOf(code: string): string | undefined {
  return vendorAt(code) && vendorMark(code);
}
