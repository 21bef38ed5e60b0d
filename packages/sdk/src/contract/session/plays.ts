import { boundNumber } from '../account/plays.ts';
import { CannotPlay, type Plays } from '../play.ts';
import type { sessionCalls } from './all.ts';
import { ipCode } from './ipCode.ts';

export const sessionPlays: Plays<typeof sessionCalls> = {
  'session.login': ({ username, password }) => ({ username, password, type: 'username' }),
  'session.logout': () => ({}),
  'session.captcha': () => ({}),
  'session.humanChallenge': () => ({}),
  'session.freePlay': ({ fresh }) => ({ os: 'Linux', platform: 'W', random: fresh() }),
  'session.socialLogin': ({ code, fresh }) => {
    // only the stand-in makes up its own people
    if (!code) throw new CannotPlay('the code comes from the provider’s own page');
    return {
      provider: 'google',
      code: `sandbox-${fresh()}`,
      state: fresh(),
      redirectUri: 'https://www.brand.example/',
    };
  },
  'session.ipCode': async (player) => {
    // to a number of its own, so that no other play has just sent a code there
    if (player.code) await boundNumber(player);
    return {};
  },
  'session.confirmIp': async (player) => {
    if (!player.code) throw new CannotPlay('nobody here can read the code that was sent');
    const { mobileNum } = await boundNumber(player);
    await player.ask(ipCode, {});
    return { verificationCode: await player.code(mobileNum) };
  },
};
