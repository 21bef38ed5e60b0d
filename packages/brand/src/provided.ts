import { type Context, use } from 'react';

/** What the nearest provider of a context gives. Throws, naming the provider, where there is none above. */
export function useProvided<T>(context: Context<T | null>, provider: string): T {
  const value = use(context);
  if (value === null) throw new Error(`<${provider}> is missing: wrap the page, test or story in one.`);
  return value;
}
