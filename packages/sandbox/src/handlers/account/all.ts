import type { HandlersOf } from '../../exchange.ts';
import type { ModuleSwitches } from '../system/all.ts';
import { bindEmail, bindPhone, emailCode, phoneCode } from './binding.ts';
import { smsNoLogin, smsRegister } from './codes.ts';
import { changePassword, passwordByEmail, passwordByPhone, paymentPassword } from './passwords.ts';
import { profile, security, updateProfile } from './profile.ts';
import { affiliate, register, registerMobile, registerSettings } from './registration.ts';

/** Registration, codes, passwords and profile; a merchant's switches say whether a registration needs a code. */
export function accountHandlers(modules: ModuleSwitches): HandlersOf<'account'> {
  return {
    'account.registerSettings': registerSettings,
    'account.affiliate': affiliate,
    'account.smsRegister': smsRegister,
    'account.register': register(modules),
    'account.registerMobile': registerMobile(modules),
    'account.smsNoLogin': smsNoLogin,
    'account.passwordByPhone': passwordByPhone,
    'account.passwordByEmail': passwordByEmail,
    'account.changePassword': changePassword,
    'account.paymentPassword': paymentPassword,
    'account.profile': profile,
    'account.updateProfile': updateProfile,
    'account.security': security,
    'account.phoneCode': phoneCode,
    'account.bindPhone': bindPhone,
    'account.emailCode': emailCode,
    'account.bindEmail': bindEmail,
  };
}
