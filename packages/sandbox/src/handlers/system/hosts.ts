import { countryList } from '../../account/countries.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { serviceEntries } from '../support/service.ts';
import { endOf } from './system.ts';

/** Hosts and names beyond the platform's own, as an operator sets them up. */
export interface PlatformHosts {
  /** other hosts of the platform, the one to use first (SDK-07) */
  readonly domains?: readonly string[];
  /** where pictures and games may come from; one is taken at random (SHELL-18) */
  readonly imageCDNs?: readonly string[];
  readonly launchGameCDNs?: readonly string[];
  /** the analytics property of the operator */
  readonly gtagId?: string;
}

const on = (modId: string, ...children: string[]) => ({
  modId,
  enabled: '1' as const,
  childrenNodes: children.map((child) => ({ modId: child, enabled: '1' as const })),
});

/** The centres and their pages, by the page keys of section 2. */
const modules = [
  on(
    'MEMBER',
    'SECURITY_CENTER',
    'WALLET',
    'DEPOSIT',
    'WITHDRAW',
    'TRANSFER_UPLINE',
    'BETTING_RECORD',
    'ACCOUNT_RECORD',
    'PERSONAL_PROFIT',
    'BONUS_DETAILS',
    'REWARD_CENTER',
    'REFERRAL',
    'MISSIONS',
    'MESSAGES',
    'MANUAL_REBATE',
  ),
  on('AGENT', 'TEAM_OVERVIEW', 'REGISTER_CENTER', 'DOWNLINES', 'TEAM_BETTING', 'STATEMENTS', 'INCOME', 'TRANSACTIONS'),
  on('POINT_MALL'),
  on('VIP'),
];

const resources = [
  { resourceType: 'APP_ANDROID', url: '/down', labelNameEn: 'Android app' },
  { resourceType: 'APP_IOS', url: '/down', labelNameEn: 'iOS app' },
];

/** What this host may show: modules, resources, hosts, and whether the site is open (BRAND-06). */
export function permissionOf(hosts: PlatformHosts): Handler<'system.permission'> {
  return async (exchange) => {
    const { platform, scenario, ip } = exchange;
    return {
      info: {
        modules,
        resources: scenario.empty ? [] : resources,
        customerService: await serviceEntries(exchange),
        ...(hosts.gtagId !== undefined && { analytics: { gtagId: hosts.gtagId } }),
        domainRoute: routes(hosts),
        imageCDNs: [...(hosts.imageCDNs ?? [])],
        launchGameCDNs: [...(hosts.launchGameCDNs ?? [])],
      },
      location: { ip },
      maintenance: { enabled: scenario.status === 1 ? '1' : '0', ...endOf(scenario, platform) },
      regionRestriction: scenario.status === 2,
    };
  };
}

const routes = ({ domains = [] }: PlatformHosts) => domains.map((domainName) => ({ domainName }));

/** Other hosts of the platform; a stand-in has none of its own. */
export function domainRouteOf(hosts: PlatformHosts): Handler<'system.domainRoute'> {
  return () => ({ domainList: routes(hosts) });
}

/** Countries with their calling codes. */
export const countries: Handler<'system.countries'> = (_: Exchange<unknown>) => countryList;
