import type { HandlersOf } from '../../exchange.ts';
import { notice } from './notice.ts';

export const contentHandlers: HandlersOf<'content'> = {
  'content.notice': notice,
};
