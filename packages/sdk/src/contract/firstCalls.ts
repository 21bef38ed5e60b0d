import { notice } from './content/notice.ts';
import { language } from './system/language.ts';
import { permission } from './system/permission.ts';
import { systemStatus } from './system/status.ts';
import { whitelabel } from './system/whitelabel.ts';

/** The calls that a page begins with, in one chunk; `firstHeads.ts` names them. */
export const firstCalls = { notice, language, permission, systemStatus, whitelabel } as const;
