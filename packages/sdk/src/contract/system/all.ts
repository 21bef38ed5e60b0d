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
  [language.id]: language,
  [jwks.id]: jwks,
} as const;
