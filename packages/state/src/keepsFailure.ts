import type { Query } from '@tanstack/react-query';

/**
 * What failed stays failed while it is asked again, so that its notice, and the focus on its button, stay until there is
 * another answer (ERR-03): by itself the cache forgets a failure as soon as what has no data is asked for anew. Only who
 * asks again says how; what begins to be shown, or is another question, is fetched without a word and waits as at first.
 */
export const keepsFailure: NonNullable<Query['options']['behavior']> = {
  onFetch(context, query) {
    const { fetchFn } = context;
    const { error } = context.state;
    if (!error || !context.fetchOptions) return;
    context.fetchFn = () => {
      // nothing was rendered since it was forgotten
      query.setState({ error, status: 'error' });
      return fetchFn();
    };
  },
};
