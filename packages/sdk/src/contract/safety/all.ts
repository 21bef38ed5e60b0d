import { excludeSelf } from './exclude.ts';
import { setRealityCheck } from './realityCheck.ts';
import { setLimit } from './setLimit.ts';
import { safetySettings } from './settings.ts';
import { takeTimeOut } from './timeOut.ts';

/** Limits, pauses and reminders; beyond the spec, a platform may have none of it (SAFE-02). */
export const safetyCalls = {
  [safetySettings.id]: safetySettings,
  [setLimit.id]: setLimit,
  [takeTimeOut.id]: takeTimeOut,
  [excludeSelf.id]: excludeSelf,
  [setRealityCheck.id]: setRealityCheck,
} as const;
