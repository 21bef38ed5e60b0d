import { defineCall } from '../call.ts';
import { nothing } from '../fields.ts';
import { favouriteInput } from './favouriteInput.ts';

/** Marks a game (GAME-04). A trial account is refused with `account.trial`. Marking twice is marking once. */
export const addFavourite = defineCall({
  id: 'games.addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGame',
  input: favouriteInput,
  output: nothing,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'GAMES',
  spec: '§7 Games: add favourite (path is our reading)',
  assumed: true,
});
