import { NamesError } from './names.ts';

/** What a scenario changes about the platform; absent means as usual. */
export interface Scenario {
  /** 0 open, 1 maintenance, 2 region blocked (SHELL-16) */
  readonly status?: 1 | 2;
  /** an end of the maintenance is announced */
  readonly endKnown?: boolean;
  readonly banners?: 'none' | 'one';
  /** `hostile`: written by someone who wants to run scripts in the page (C17) */
  readonly notices?: 'none' | 'hostile';
  /** lists have nothing in them */
  readonly empty?: boolean;
  /** customer-service addresses lead where nobody should go (C18), or there are none */
  readonly service?: 'hostile' | 'none';
  /** names and notices as long as real ones get */
  readonly longText?: boolean;
  /** a login asks for a captcha from the first try on */
  readonly captcha?: boolean;
  /** logins, registrations and codes ask for the human check (AUTH-22) */
  readonly humanCheck?: boolean;
  /** nobody has logged in from the visitor's address before (AUTH-07) */
  readonly unregisteredIp?: boolean;
  /** which fields a registration has; `hostile`: with patterns that would freeze or break a form (C15) */
  readonly registration?: 'all' | 'minimal' | 'mobile' | 'hostile';
}

const SCENARIOS = {
  normal: {},
  maintenance: { status: 1, endKnown: true },
  maintenanceOpenEnd: { status: 1 },
  region: { status: 2 },
  noBanners: { banners: 'none' },
  oneBanner: { banners: 'one' },
  noNotices: { notices: 'none' },
  hostileNotices: { notices: 'hostile' },
  empty: { empty: true },
  hostileService: { service: 'hostile' },
  noService: { service: 'none' },
  longText: { longText: true },
  captcha: { captcha: true },
  humanCheck: { humanCheck: true },
  unregisteredIp: { unregisteredIp: true },
  allFields: { registration: 'all' },
  fewFields: { registration: 'minimal' },
  mobileFields: { registration: 'mobile' },
  hostilePatterns: { registration: 'hostile' },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof SCENARIOS;

/** All scenarios by name; `normal` is the platform as it should be. */
export const scenarioNames = Object.keys(SCENARIOS) as ScenarioName[];

/** @throws NamesError naming the known ones */
export function parseScenario(name: string): ScenarioName {
  if (Object.hasOwn(SCENARIOS, name)) return name as ScenarioName;
  throw new NamesError(`There is no scenario "${name}".`, scenarioNames);
}

export function scenarioOf(name: ScenarioName): Scenario {
  return SCENARIOS[name];
}
