/** A row of requirements.md or cases.md. */
export interface Row {
  /** `GAME-02`, `C19` */
  readonly id: string;
  /** letters of its facts, where it holds several: `(a) … (b) …` */
  readonly facts: readonly string[];
  readonly text: string;
}

const row = /^- ([A-Z]{2,}-\d{2}|C\d{2}) (.+)$/gm;

/** The rows of a document, in its order. */
export function parseRows(markdown: string): Row[] {
  return [...markdown.matchAll(row)].map(([, id = '', text = '']) => ({
    id,
    facts: [...text.matchAll(/\(([a-z])\) /g)].map(([, letter = '']) => letter),
    text,
  }));
}

/** What a document must be for its ids to mean something; empty = it is. */
export function rowFaults(rows: readonly Row[]): string[] {
  const seen = new Set<string>();
  return rows.flatMap(({ id, facts }) => {
    const twice = seen.has(id) ? [`${id} stands there twice. Give one another number.`] : [];
    seen.add(id);
    const inOrder = facts.every((letter, at) => letter === String.fromCharCode(97 + at)) && facts.length !== 1;
    return inOrder ? twice : [...twice, `${id} numbers its facts ${facts.join(', ')}. Number them a, b, c …`];
  });
}
