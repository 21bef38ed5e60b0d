import type { Handler } from '../../exchange.ts';
import { inLanguage } from '../../messages.ts';
import { HELP } from '../../support/helpWords.ts';
import { titled, written } from '../../written.ts';

/** The help, by category. */
export const helpCenter: Handler<'support.helpCenter'> = (exchange) => {
  const { input, language, scenario } = exchange;
  const { scope = 'site' } = input;
  const shown = scenario.empty ? [] : HELP.filter(({ scopes }) => scopes.includes(scope));
  return {
    categories: shown.map(({ id, title, articles }) => ({
      id,
      title: inLanguage(title, language),
      articles: articles.map((article) => ({
        id: article.id,
        title: titled(article.title, exchange),
        content: written(article.content, exchange),
      })),
    })),
  };
};
