import type { HandlersOf } from '../../exchange.ts';
import { announcements } from './announcements.ts';
import { notice } from './notice.ts';

export const contentHandlers: HandlersOf<'content'> = {
  'content.notice': notice,
  'content.announcements': announcements,
};
