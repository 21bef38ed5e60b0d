import { BANNER_GROUPS, bannerName, TITLES } from '../../content.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { HOSTILE_HTML, HOSTILE_TITLE } from '../../hostile.ts';
import { inLanguage } from '../../messages.ts';
import { NEWS, type News, type NewsType } from '../../news.ts';

const LONG_TIMES = 6;

function banners({ scenario, language }: Exchange<unknown>) {
  if (scenario.banners === 'none' || scenario.empty) return [];
  return BANNER_GROUPS.flatMap(({ group, shows }) =>
    (scenario.banners === 'one' ? shows.slice(0, 1) : shows).map(([subject, link], place) => ({
      bannerId: bannerName(group, place),
      groupName: group,
      url: `/sandbox/art/banner/${bannerName(group, place)}.svg`,
      title: inLanguage(TITLES[subject], language),
      ...(link === undefined ? {} : { linkageType: 'PAGE', linkageUrl: link }),
    })),
  );
}

export function item(news: News, { language, scenario }: Exchange<unknown>) {
  if (scenario.notices === 'hostile') {
    return { id: news.id, type: news.type, title: HOSTILE_TITLE, content: HOSTILE_HTML };
  }
  const title = inLanguage(news.title, language);
  const content = inLanguage(news.content, language);
  return {
    id: news.id,
    type: news.type,
    title: scenario.longText ? `${title}. `.repeat(LONG_TIMES).trim() : title,
    content: scenario.longText ? content.repeat(LONG_TIMES) : content,
  };
}

/** Banners and announcements, in the language asked for. */
export const notice: Handler<'content.notice'> = (exchange) => {
  const of = (...types: NewsType[]) =>
    exchange.scenario.notices === 'none' || exchange.scenario.empty
      ? []
      : NEWS.filter(({ type }) => types.includes(type)).map((news) => item(news, exchange));
  return { player: of('B', 'PL', 'H'), banners: banners(exchange), popup: of('PU', 'B'), promotion: of('PR') };
};
