import { APPS } from '../../editorial/apps.ts';
import { BLOG, type BlogPost } from '../../editorial/blog.ts';
import { FIGURES, NO_PAGE, PAGES, REPORT_NOTE } from '../../editorial/pages.ts';
import type { Exchange, Handler } from '../../exchange.ts';
import { inLanguage } from '../../messages.ts';
import { seeded } from '../../random.ts';
import { Refusal } from '../../refusal.ts';
import { titled, written } from '../../written.ts';

const DAY = 24 * 60 * 60_000;
const TENTHS = 10;

/** The first of the month, so that dates do not move with every look. */
function monthStart(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

/** The first day of the quarter that many quarters ago. */
function quarterStart(now: number, ago: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), (Math.floor(date.getUTCMonth() / 3) - ago) * 3);
}

function missing({ language }: Exchange<unknown>): Refusal {
  return new Refusal(inLanguage(NO_PAGE, language), { code: 'content.unknown' });
}

/** A page of the operator's own words. */
export const contentPage: Handler<'content.page'> = (exchange) => {
  const { id } = exchange.input;
  if (!Object.hasOwn(PAGES, id)) throw missing(exchange);
  const page = PAGES[id as keyof typeof PAGES];
  const updatedAt = monthStart(exchange.platform.now());
  return { id, title: titled(page.title, exchange), content: written(page.content, exchange), updatedAt };
};

function entryOf(post: BlogPost, exchange: Exchange<unknown>) {
  return {
    id: post.id,
    title: titled(post.title, exchange),
    summary: inLanguage(post.summary, exchange.language),
    picture: `/sandbox/art/banner/${post.picture}.svg`,
    at: monthStart(exchange.platform.now()) - post.daysBefore * DAY,
  };
}

/** A page of the blog's entries. */
export const blog: Handler<'content.blog'> = (exchange) => {
  const { pageNo, pageSize } = exchange.input;
  const all = exchange.scenario.empty ? [] : BLOG;
  const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((post) => entryOf(post, exchange));
  return { list, total: all.length, totalPages: Math.ceil(all.length / pageSize) };
};

/** One entry in full. */
export const blogPost: Handler<'content.blogPost'> = (exchange) => {
  const post = BLOG.find(({ id }) => id === exchange.input.id);
  if (!post) throw missing(exchange);
  return { ...entryOf(post, exchange), content: written(post.content, exchange) };
};

/** The apps, at addresses of the site that asks. */
export const apps: Handler<'content.apps'> = (exchange) => {
  const { language, origin, scenario, platform } = exchange;
  return {
    list: (scenario.empty ? [] : APPS).map(({ platform: system, title, version, size, needs, steps }) => ({
      platform: system,
      title: titled(title, exchange),
      url: `${origin}/sandbox/app/${system}?language=${language}`,
      version,
      size,
      needs,
      updatedAt: monthStart(platform.now()),
      steps: steps.map((step) => ({ title: inLanguage(step.title, language), text: inLanguage(step.text, language) })),
    })),
  };
};

/** What the operator reports of the past quarter. */
export const creditReport: Handler<'content.creditReport'> = (exchange) => {
  const { platform, language, scenario, merchant } = exchange;
  const now = platform.now();
  const random = seeded('report', platform.seed, merchant, quarterStart(now, 0));
  return {
    from: quarterStart(now, 1),
    to: quarterStart(now, 0) - 1,
    figures: (scenario.empty ? [] : FIGURES).map(({ id, label, unit, from, to }) => {
      const figure = Math.round((from + random() * (to - from)) * TENTHS) / TENTHS;
      return { id, label: titled(label, exchange), value: inLanguage(unit, language).replace('{0}', String(figure)) };
    }),
    content: written(REPORT_NOTE, exchange),
  };
};
