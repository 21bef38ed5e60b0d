import { affiliate } from './affiliate.ts';
import { bindEmail } from './bindEmail.ts';
import { bindPhone } from './bindPhone.ts';
import { changePassword } from './changePassword.ts';
import { emailCode } from './emailCode.ts';
import { passwordByEmail } from './passwordByEmail.ts';
import { passwordByPhone } from './passwordByPhone.ts';
import { paymentPassword } from './paymentPassword.ts';
import { phoneCode } from './phoneCode.ts';
import { profile } from './profile.ts';
import { register } from './register.ts';
import { registerMobile } from './registerMobile.ts';
import { registerSettings } from './registerSettings.ts';
import { security } from './security.ts';
import { smsNoLogin } from './smsNoLogin.ts';
import { smsRegister } from './smsRegister.ts';
import { updateProfile } from './updateProfile.ts';

/** Registration, verification codes, passwords and profile. */
export const accountCalls = {
  [registerSettings.id]: registerSettings,
  [affiliate.id]: affiliate,
  [smsRegister.id]: smsRegister,
  [register.id]: register,
  [registerMobile.id]: registerMobile,
  [smsNoLogin.id]: smsNoLogin,
  [passwordByPhone.id]: passwordByPhone,
  [passwordByEmail.id]: passwordByEmail,
  [changePassword.id]: changePassword,
  [paymentPassword.id]: paymentPassword,
  [profile.id]: profile,
  [updateProfile.id]: updateProfile,
  [security.id]: security,
  [phoneCode.id]: phoneCode,
  [bindPhone.id]: bindPhone,
  [emailCode.id]: emailCode,
  [bindEmail.id]: bindEmail,
} as const;
