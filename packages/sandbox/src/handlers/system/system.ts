import type { Handler } from '../../exchange.ts';
import { message } from '../../messages.ts';
import type { Platform } from '../../platform.ts';
import { Refusal } from '../../refusal.ts';
import type { Scenario } from '../../scenarios.ts';

const HOUR_MS = 60 * 60_000;

/** Maintenance is announced to end on the hour after next, so that it does not move with every look. */
function maintenanceEnd(platform: Platform): number {
  return (Math.ceil(platform.now() / HOUR_MS) + 1) * HOUR_MS;
}

/** When the maintenance ends, if that is announced. */
export function endOf(scenario: Scenario, platform: Platform): { endTime: number } | Record<string, never> {
  return scenario.status === 1 && scenario.endKnown === true ? { endTime: maintenanceEnd(platform) } : {};
}

/** Open, under maintenance, or closed to the visitor's region (SHELL-16). */
export const systemStatus: Handler<'system.status'> = ({ platform, scenario, ip }) => ({
  status: scenario.status ?? 0,
  ip,
  ...endOf(scenario, platform),
});

/** The merchant's own switches, as the sandbox was told them; what it does not name, the brand pack decides (BRAND-06). */
export function whitelabelOf(
  modules: Readonly<Record<string, Readonly<Record<string, boolean>>>>,
): Handler<'system.whitelabel'> {
  return ({ merchant }) => {
    const switches = Object.hasOwn(modules, merchant) ? modules[merchant] : undefined;
    return [
      {
        modId: 'WHITELABEL',
        enabled: '1',
        childrenNodes: Object.entries(switches ?? {}).map(([modId, on]) => ({ modId, enabled: on ? '1' : '0' })),
      },
    ];
  };
}

/** Remembers the language for the session, so that what the platform sends later is in it. */
export const language: Handler<'system.language'> = ({ input, session, platform, language: current }) => {
  if (!/^[A-Z]{2}$/.test(input.language)) {
    throw new Refusal(message('languageUnknown', current), { code: 'language.unknown' });
  }
  if (session) {
    session.record.language = input.language;
    platform.changed();
  }
  return null;
};

/** The public keys for sealed bodies (RFC 7517). */
export const jwks: Handler<'system.jwks'> = async ({ platform }) => ({ keys: await platform.keys.publicKeys() });
