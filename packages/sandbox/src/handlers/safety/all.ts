import type { HandlersOf } from '../../exchange.ts';
import { setLimit } from './limits.ts';
import { exclude, realityCheck, settings, timeOut } from './pauses.ts';

export const safetyHandlers: HandlersOf<'safety'> = {
  'safety.settings': settings,
  'safety.setLimit': setLimit,
  'safety.timeOut': timeOut,
  'safety.exclude': exclude,
  'safety.realityCheck': realityCheck,
};
