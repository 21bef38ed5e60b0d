import { BANNER_GROUPS, bannerName, TITLES } from '../../content.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { inLanguage } from '../../messages.ts';
import { NEWS, type News, type NewsType } from '../../news.ts';
import { titled, written } from '../../written.ts';

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

/** An announcement as it goes over the wire. */
export function item({ id, type, title, content }: News, exchange: Exchange<unknown>) {
  return { id, type, title: titled(title, exchange), content: written(content, exchange) };
}

/** Banners and announcements, in the language asked for. */
export const notice: Handler<'content.notice'> = (exchange) => {
  const of = (...types: NewsType[]) =>
    exchange.scenario.notices === 'none' || exchange.scenario.empty
      ? []
      : NEWS.filter(({ type }) => types.includes(type)).map((news) => item(news, exchange));
  return { player: of('B', 'PL', 'H'), banners: banners(exchange), popup: of('PU', 'B'), promotion: of('PR') };
};
