import type { HandlersOf } from '../../exchange.ts';
import { memberInfo } from './info.ts';

export const memberHandlers: HandlersOf<'member'> = {
  'member.info': memberInfo,
};
