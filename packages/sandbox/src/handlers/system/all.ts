import type { HandlersOf } from '../../exchange.ts';
import { jwks, language, permission, systemStatus, whitelabelOf } from './system.ts';

/** White-label switches by merchant code and module id. */
export type ModuleSwitches = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

export function systemHandlers(modules: ModuleSwitches): HandlersOf<'system'> {
  return {
    'system.permission': permission,
    'system.status': systemStatus,
    'system.whitelabel': whitelabelOf(modules),
    'system.language': language,
    'system.jwks': jwks,
  };
}
