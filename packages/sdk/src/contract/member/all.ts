import { memberInfo } from './info.ts';

/** Who is logged in. */
export const memberCalls = {
  [memberInfo.id]: memberInfo,
} as const;
