import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';
import { favouriteInput } from './favouriteInput.ts';

/** Takes the mark from a game (GAME-04); one that is not marked stays so. */
export const removeFavourite = defineCall({
  id: 'games.removeFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavoriteGame',
  input: favouriteInput,
  output: nothing,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'GAMES',
  spec: '§7 Games: remove favourite (path is our reading)',
  assumed: true,
});
