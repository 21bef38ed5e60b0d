const DECLARATION = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = defineCall\(\{\s*id: '([^']+)'/g;

/** What is written above each declaration, by call id, from the texts of the contract's files. */
export function aboutsIn(sources: readonly string[]): Record<string, string> {
  const found = sources.flatMap((source) => [...source.matchAll(DECLARATION)]);
  return Object.fromEntries(found.map(([, comment = '', id = '']) => [id, plain(comment)]));
}

const plain = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .filter((line) => line !== '')
    .join(' ');
