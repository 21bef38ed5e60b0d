import { countries } from './countries.ts';
import { domainRoute } from './domainRoute.ts';
import { jwks } from './jwks.ts';
import { language } from './language.ts';
import { permission } from './permission.ts';
import { systemStatus } from './status.ts';
import { whitelabel } from './whitelabel.ts';

/** What the platform says of itself. */
export const systemCalls = {
  [permission.id]: permission,
  [systemStatus.id]: systemStatus,
  [whitelabel.id]: whitelabel,
  [domainRoute.id]: domainRoute,
  [countries.id]: countries,
  [language.id]: language,
  [jwks.id]: jwks,
} as const;
