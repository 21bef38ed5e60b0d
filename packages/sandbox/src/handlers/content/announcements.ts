import type { Handler } from '../../exchange.ts';
import { NEWS, type NewsType } from '../../news.ts';
import { item } from './notice.ts';

/** Announcements of the types asked for; `popup` holds those that open by themselves. */
export const announcements: Handler<'content.announcements'> = (exchange) => {
  const { input, scenario } = exchange;
  const types = input.types.split(',');
  const of = (wanted: (type: NewsType) => boolean) =>
    scenario.notices === 'none' || scenario.empty
      ? []
      : NEWS.filter(({ type }) => types.includes(type) && wanted(type)).map((news) => item(news, exchange));
  return { popup: of((type) => type === 'PU' || type === 'B'), list: of(() => true) };
};
