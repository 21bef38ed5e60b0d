import { type CallInput, defineCall } from '../call.ts';
import { launched, launchInput } from './launchShape.ts';

/** Starts a game (GAME-05, GAME-06); refused with `game.maintenance` while it is down. See `launchRefusals`. */
export const launchGame = defineCall({
  id: 'games.launch',
  method: 'POST',
  path: '/wps/game/launchGame',
  input: launchInput,
  output: launched,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'GAMES',
  // a provider has to be asked in between
  timeoutMs: 30_000,
  spec: '§7 Games: launch (input is our reading)',
});

export type LaunchInput = CallInput<typeof launchGame>;
