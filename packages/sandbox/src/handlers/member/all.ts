import type { HandlersOf } from '../../exchange.ts';
import { memberInfo } from './info.ts';
import { avatar, memberIcon } from './pictures.ts';

export const memberHandlers: HandlersOf<'member'> = {
  'member.info': memberInfo,
  'member.avatar': avatar,
  'member.icon': memberIcon,
};
