/** A whole string, or a number outside of strings; in valid JSON digits stand nowhere else. */
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

/**
 * `JSON.parse`, but a number that would come out written differently (`12345678901234567890`, `1.50`) is handed on as its
 * own text, so that no digit of an amount is lost (C07). Not every browser shows a reviver the source text, and a
 * parser of our own for all of JSON would cost more bytes than this and be slower.
 */
export function parseJson(text: string): unknown {
  // first, so that the pattern below only ever sees valid JSON
  const value: unknown = JSON.parse(text);
  const exact = text.replace(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') || String(Number(token)) === token ? token : `"${token}"`,
  );
  return exact === text ? value : JSON.parse(exact);
}
