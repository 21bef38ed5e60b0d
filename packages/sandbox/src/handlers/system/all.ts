import type { HandlersOf } from '../../exchange.ts';
import { countries, domainRouteOf, type PlatformHosts, permissionOf } from './hosts.ts';
import { jwks, language, systemStatus, whitelabelOf } from './system.ts';

/** White-label switches by merchant code and module id. */
export type ModuleSwitches = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

export function systemHandlers(modules: ModuleSwitches, hosts: PlatformHosts = {}): HandlersOf<'system'> {
  return {
    'system.permission': permissionOf(hosts),
    'system.domainRoute': domainRouteOf(hosts),
    'system.countries': countries,
    'system.status': systemStatus,
    'system.whitelabel': whitelabelOf(modules),
    'system.language': language,
    'system.jwks': jwks,
  };
}
