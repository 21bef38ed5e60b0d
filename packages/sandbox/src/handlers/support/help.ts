import type { Handler } from '../../exchange.ts';
import { HOSTILE_HTML, HOSTILE_TITLE } from '../../hostile.ts';
import { inLanguage } from '../../messages.ts';
import { HELP } from '../../support/helpWords.ts';

const LONG_TIMES = 6;

/** The help, by category. */
export const helpCenter: Handler<'support.helpCenter'> = ({ input, language, scenario }) => {
  const { scope = 'site' } = input;
  const hostile = scenario.notices === 'hostile';
  const shown = scenario.empty ? [] : HELP.filter(({ scopes }) => scopes.includes(scope));
  return {
    categories: shown.map(({ id, title, articles }) => ({
      id,
      title: inLanguage(title, language),
      articles: articles.map((article) => {
        const content = inLanguage(article.content, language);
        return {
          id: article.id,
          title: hostile ? HOSTILE_TITLE : inLanguage(article.title, language),
          content: hostile ? HOSTILE_HTML : scenario.longText ? content.repeat(LONG_TIMES) : content,
        };
      }),
    })),
  };
};
