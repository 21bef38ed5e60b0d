import { avatar } from './avatar.ts';
import { memberIcon } from './icon.ts';
import { memberInfo } from './info.ts';

/** Who is logged in. */
export const memberCalls = {
  [memberInfo.id]: memberInfo,
  [avatar.id]: avatar,
  [memberIcon.id]: memberIcon,
} as const;
