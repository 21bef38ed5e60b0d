import type { Handler } from '../../exchange.ts';
import { NEWS } from '../../news.ts';
import { item } from './notice.ts';

const DAY = 24 * 60 * 60_000;
const DAYS_BETWEEN = 3;

/** A page of the announcements, newest first; each keeps its distance from the day. */
export const notices: Handler<'content.notices'> = (exchange) => {
  const { input, scenario, platform } = exchange;
  const today = Math.floor(platform.now() / DAY) * DAY;
  const none = scenario.empty || scenario.notices === 'none';
  const all = (none ? [] : NEWS).filter(({ type }) => input.type === undefined || type === input.type);
  const start = (input.pageNo - 1) * input.pageSize;
  return {
    list: all.slice(start, start + input.pageSize).map((news) => ({
      ...item(news, exchange),
      at: today - NEWS.indexOf(news) * DAYS_BETWEEN * DAY,
    })),
    total: all.length,
    totalPages: Math.ceil(all.length / input.pageSize),
  };
};
