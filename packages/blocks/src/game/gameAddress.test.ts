import { describe, expect, test } from 'vitest';
import { gameAddress, launchTarget } from './gameAddress.ts';

describe('the address of a game', () => {
  test.each([
    { nodeId: 'G1', vassalage: 'LWK', vendor: 'LWK_RNG', gameType: 'RNG', gameCode: 'g1' },
    { vassalage: 'V&S=L', gameType: 'LIVE' },
    { nodeId: 'P1', vassalage: 'TBL', gameType: 'PVP', roomId: 'r 1' },
  ])('GAME-05 holds all that starts it: %o', (target) => {
    const address = gameAddress(target);
    expect(address.startsWith('/game?')).toBe(true);
    expect(launchTarget(new URL(address, 'https://site.test').searchParams)).toEqual(target);
  });

  test.each(['', 'nodeId=G1', 'vassalage=LWK', 'gameType=RNG'])(
    'one that says too little names no game: %s',
    (query) => {
      expect(launchTarget(new URLSearchParams(query))).toBeUndefined();
    },
  );
});
