import { CannotPlay, type Player, type Plays } from '../play.ts';
import { captcha } from '../session/captcha.ts';
import type { accountCalls } from './all.ts';
import { bindPhone } from './bindPhone.ts';
import { emailCode } from './emailCode.ts';
import { phoneCode } from './phoneCode.ts';
import { smsNoLogin } from './smsNoLogin.ts';
import { smsRegister } from './smsRegister.ts';

const countryDialingCode = '63';

/** A mobile number that nobody has used yet: national digits of the right length. */
function freshNumber({ fresh }: Player): string {
  const digits = [...fresh()].map((char) => char.charCodeAt(0) % 100).join('');
  return `9${digits.slice(-9).padStart(9, '0')}`;
}

function readerOf({ code }: Player): NonNullable<Player['code']> {
  if (!code) throw new CannotPlay('nobody here can read the code that was sent');
  return code;
}

/** Binds a fresh number to the player's account, so that a code can reach it. */
export async function boundNumber(player: Player) {
  const code = readerOf(player);
  const number = { mobileNum: freshNumber(player), countryDialingCode };
  await player.ask(phoneCode, number);
  await player.ask(bindPhone, { ...number, verificationCode: await code(number.mobileNum) });
  return number;
}

/** Fills every field a platform may ask for; one that is off does not look at it. */
async function registration(player: Player) {
  const code = readerOf(player);
  const number = { mobileNum: freshNumber(player), countryDialingCode };
  await player.ask(smsRegister, number);
  const password = 'Play2468x';
  if (player.captcha) await player.ask(captcha, {});
  const name = player.fresh();
  return {
    ...number,
    verificationCode: await code(number.mobileNum),
    password,
    confirmPassword: password,
    payeeName: 'SANDBOX PLAYER',
    email: `${name}@mail.example`,
    qqNum: '12345678',
    paymentPassword: '135790',
    line: 'line1234',
    whatsapp: '639170000000',
    facebook: 'fb1234',
    wechat: 'wechat1234',
    idNumber: 'ID12345678',
    captcha: await player.captcha?.(),
    domain: 'www.brand.example',
    registerUrl: 'https://www.brand.example/register',
    method: 'WEB',
    login: true,
  } as const;
}

export const accountPlays: Plays<typeof accountCalls> = {
  'account.registerSettings': () => ({}),
  'account.affiliate': () => ({ code: 'NORTH24', domain: 'www.brand.example' }),
  'account.smsRegister': (player) => ({ mobileNum: freshNumber(player), countryDialingCode }),
  'account.register': async (player) => ({ username: player.fresh(), ...(await registration(player)) }),
  'account.registerMobile': registration,
  'account.smsNoLogin': boundNumber,
  'account.passwordByPhone': async (player) => {
    const number = await boundNumber(player);
    await player.ask(smsNoLogin, number);
    const verificationCode = await readerOf(player)(number.mobileNum);
    return { ...number, verificationCode, newPassword: player.password };
  },
  'account.passwordByEmail': ({ username }) => ({ username, email: `${username}@mail.example` }),
  'account.changePassword': ({ password }) => ({
    oldPassword: password,
    newPassword: password,
    confirmNewPassword: password,
  }),
  // set to itself, so that other plays still know it
  'account.paymentPassword': ({ paymentPassword }) => {
    if (paymentPassword === undefined) throw new CannotPlay('nobody here knows the payment password');
    return {
      oldPaymentPassword: paymentPassword,
      newPaymentPassword: paymentPassword,
      confirmPaymentPassword: paymentPassword,
    };
  },
  'account.profile': () => ({}),
  'account.updateProfile': () => ({ nickname: 'Harvest', address: '1 Harbour Road', nationality: 'PH' }),
  'account.security': () => ({}),
  'account.phoneCode': (player) => ({ mobileNum: freshNumber(player), countryDialingCode }),
  'account.bindPhone': async (player) => {
    const number = { mobileNum: freshNumber(player), countryDialingCode };
    await player.ask(phoneCode, number);
    return { ...number, verificationCode: await readerOf(player)(number.mobileNum) };
  },
  'account.emailCode': ({ fresh }) => ({ email: `${fresh()}@mail.example` }),
  'account.bindEmail': async (player) => {
    const email = `${player.fresh()}@mail.example`;
    await player.ask(emailCode, { email });
    return { email, verificationCode: await readerOf(player)(email) };
  },
};
