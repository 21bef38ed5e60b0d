import { defineCall } from '../call.ts';
import { launched, launchInput } from './launchShape.ts';

/** Starts a game on a social platform's site, as `games.launch` does on the provider's. */
export const launchSocial = defineCall({
  id: 'games.launchSocial',
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  input: launchInput,
  output: launched,
  session: 'required',
  sealed: false,
  effect: 'write',
  module: 'GAMES',
  timeoutMs: 30_000,
  spec: '§7 Games: launch via social platform (shape is our reading: that of launch)',
});
